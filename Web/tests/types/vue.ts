// The types that check a Vue 3 template: the properties and events of each tag.

import type {} from 'live-controls/vue';
import type { GlobalComponents } from 'vue';

type Properties<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props'];

export const limited: Properties<'live-limited-field'> = { limit: 160, ring: false, class: 'bio', onLiveLimit: ({ detail }) => detail.kept.toFixed() };
export const ring: Properties<'live-count-ring'> = { for: 'post', limit: '280', warnAt: 20, key: 1 };
export const number: Properties<'live-number'> = { value: 2n, options: { style: 'percent' } };
// @ts-expect-error Not a value of `overflow`.
export const overflow: Properties<'live-limited-field'> = { overflow: 'cut' };
// @ts-expect-error Another element's event.
export const settled: Properties<'live-count-ring'> = { onLiveSettled: () => {} };

declare const component: InstanceType<GlobalComponents['live-sectioned-field']>;
component.$emit('live-complete', new CustomEvent('live-complete', { detail: { value: '4242' } }));
// @ts-expect-error The event is missing.
component.$emit('live-complete');
const brand: string = component.brand;
export { brand };
