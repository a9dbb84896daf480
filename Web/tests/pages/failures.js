// Shifts the page's clocks, and suspends its frames and timers like a background tab.

(() => {
  const clock = { offset: 0, isHeld: false };
  /** @type {Map<number, () => void>} The suspended callbacks, by ID. */
  const held = new Map();
  const { now } = performance;
  performance.now = () => now.call(performance) + clock.offset;
  const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  Object.defineProperty(Event.prototype, 'timeStamp', { ...stamp, get() { return stamp.get.call(this) + clock.offset; } });
  const SystemDate = Date;
  window.Date = class extends SystemDate {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [SystemDate.now() + clock.offset]));
    }

    static now() {
      return SystemDate.now() + clock.offset;
    }
  };
  for (const [set, clear] of [['setTimeout', 'clearTimeout'], ['requestAnimationFrame', 'cancelAnimationFrame']]) {
    const [begin, end] = [window[set].bind(window), window[clear].bind(window)];
    window[set] = (call, ...rest) => {
      const number = begin((...values) => {
        if (clock.isHeld) held.set(number, () => call(...values));
        else call(...values);
      }, ...rest);
      return number;
    };
    window[clear] = (number) => {
      held.delete(number);
      end(number);
    };
  }

  const turn = (isHidden) => {
    clock.isHeld = isHidden;
    Object.defineProperties(document, {
      hidden: { configurable: true, get: () => isHidden },
      visibilityState: { configurable: true, get: () => (isHidden ? 'hidden' : 'visible') },
    });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  Object.assign(window, {
    /** Shifts all clocks forward or backward by a number of seconds. */
    jump: (seconds) => (clock.offset += 1000 * seconds),
    hide: () => turn(true),
    show: () => {
      turn(false);
      const waiting = [...held.values()];
      held.clear();
      waiting.forEach((call) => call());
    },
  });
})();
