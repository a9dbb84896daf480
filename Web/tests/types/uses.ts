// Uses of the package that must compile, and wrong ones that must not. Checked with `tsc --strict` against the installed package.

import { LiveCountRing, LiveSnapButton, setMessages } from 'live-controls';
import { LiveLimitedField, type LiveLimitedFieldEventMap } from 'live-controls/live-limited-field';

// Tags give classes.
const ring: LiveCountRing = document.createElement('live-count-ring');
ring.limit = 280;
ring.warnAt = 5;
ring.unit = 'twitter';
const end: number | undefined = ring.overflow?.end;
// @ts-expect-error A unit that there is not.
ring.unit = 'words';
// @ts-expect-error A limit is a number.
ring.limit = '280';
// @ts-expect-error Read only.
ring.overflow = null;
// @ts-expect-error Protected.
ring.handle;

// Events have their details, also where they bubble to.
const limited = document.querySelector('live-limited-field')!;
limited.addEventListener('live-limit', function ({ detail: { kept, dropped, unit } }) {
  const total: number = kept + dropped;
  console.log(total, unit.length, this.counter);
});
limited.addEventListener('click', (event) => event.clientX);
limited.addEventListener('a-page-s-own', (event: Event) => event.type);
document.addEventListener('live-settled', ({ detail }) => detail.value.length);
const listener = (event: LiveLimitedFieldEventMap['live-limit']) => event.detail.kept;
limited.removeEventListener('live-limit', listener);
// @ts-expect-error A detail that it does not have.
limited.addEventListener('live-limit', ({ detail }) => detail.value);
document.addEventListener('live-validity', ({ detail }) => {
  if ('isValid' in detail) return detail.isValid;
  // @ts-expect-error Of the other element with an event of this name.
  return detail.isValid;
});
const isOne: boolean = document.body.firstChild instanceof LiveLimitedField;

// What is set may be more than what is read.
const number = document.createElement('live-number');
number.value = 2n ** 64n;
number.value = 0.5;
const written: string = number.value;
number.options = { style: 'currency', currency: 'EUR' };
// @ts-expect-error An option that `Intl.NumberFormat` does not have.
number.options = { styling: 'currency' };

const sectioned = document.createElement('live-sectioned-field');
sectioned.validator = (text) => (text.length === 4 ? 'correct' : undefined);
sectioned.focus({ preventScroll: true });
// @ts-expect-error A validity that there is not.
sectioned.validator = () => 'wrong';

const button: LiveSnapButton = document.createElement('live-snap-button');
button.moveTo('top-leading');
button.addEventListener('live-snap', ({ detail }) => button.moveTo(detail.slot, detail.fraction));
const name: string | undefined = button.restingPlaces[0]?.name;
// @ts-expect-error A place that there is not.
button.moveTo('middle');

setMessages('nl', { sentences: { limit: 'Hoogstens {amount}' }, amounts: { characters: { one: '{n} teken', other: '{n} tekens' } } });
// @ts-expect-error Every language has a form for what no other is for.
setMessages('nl', { amounts: { characters: { one: '{n} teken' } } });

export { end, isOne, name, written };
