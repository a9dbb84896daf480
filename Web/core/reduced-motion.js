/** Whether the person prefers reduced motion; notifies of changes. */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
