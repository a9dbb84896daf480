/** Whether the person wishes for less motion; changes are told of. */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
