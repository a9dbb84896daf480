// Valid uses of the package, which must compile, and invalid ones, which must not. Checked with `tsc --strict` against the
// installed package.

import { LiveCountRing, LiveSnapButton, setMessages } from 'live-controls';
import { LiveLimitedField, type LiveLimitedFieldEventMap } from 'live-controls/live-limited-field';

// Tags determine classes.
const ring: LiveCountRing = document.createElement('live-count-ring');
ring.limit = 280;
ring.warnAt = 5;
ring.unit = 'twitter';
const end: number | undefined = ring.overflow?.end;
// @ts-expect-error Not a unit.
ring.unit = 'messages';
// @ts-expect-error A limit is a number.
ring.limit = '280';
// @ts-expect-error The property is read-only.
ring.overflow = null;
// @ts-expect-error The member is protected.
ring.handle;

// Events have their details, including where they bubble to.
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
// @ts-expect-error The event has no such detail.
limited.addEventListener('live-limit', ({ detail }) => detail.value);
document.addEventListener('live-validity', ({ detail }) => {
  if ('isValid' in detail) return detail.isValid;
  // @ts-expect-error The detail belongs to another element's event of this name.
  return detail.isValid;
});
const isOne: boolean = document.body.firstChild instanceof LiveLimitedField;

// A property may accept more types than it returns.
const number = document.createElement('live-number');
number.value = 2n ** 64n;
number.value = 0.5;
const written: string = number.value;
number.options = { style: 'currency', currency: 'EUR' };
// @ts-expect-error `Intl.NumberFormat` has no such option.
number.options = { styling: 'currency' };

const sectioned = document.createElement('live-sectioned-field');
sectioned.validator = (text) => (text.length === 4 ? 'correct' : undefined);
sectioned.focus({ preventScroll: true });
// @ts-expect-error Not a validity.
sectioned.validator = () => 'wrong';

const button: LiveSnapButton = document.createElement('live-snap-button');
button.moveTo('top-leading');
button.addEventListener('live-snap', ({ detail }) => button.moveTo(detail.slot, detail.fraction));
const name: string | undefined = button.restingPlaces[0]?.name;
// @ts-expect-error Not a slot.
button.moveTo('middle');

setMessages('nl', { messages: { limit: 'Hoogstens {amount}' }, amounts: { characters: { one: '{n} teken', other: '{n} tekens' } } });
// @ts-expect-error The form `other` is required.
setMessages('nl', { amounts: { characters: { one: '{n} teken' } } });

export { end, isOne, name, written };
