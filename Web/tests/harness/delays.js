// Delays a page's timers, frames, and fetches by random times, as on a busy machine. The platform's guarantees still hold: a
// timer never fires early, nor before an earlier timer with the same or a shorter delay, and frames call back in order. `seed`
// is given.

(() => {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const longest = 80; // milliseconds
  const lateness = () => (random() < 0.5 ? 0 : longest * random() ** 2);
  const call = (callback, values) => {
    try {
      callback.apply(window, values);
    } catch (error) {
      reportError(error);
    }
  };

  const { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame, fetch } = window;
  const timers = new Map();
  const fire = (id) => {
    const last = timers.get(id);
    for (const [other, timer] of [...timers]) {
      if (timer !== last && timer.delay > last.delay) continue;
      if (timers.delete(other)) call(timer.callback, timer.values);
      clearTimeout(other);
      if (timer === last) return;
    }
  };
  window.setTimeout = (callback, delay, ...values) => {
    const wanted = Math.max(0, Number(delay) || 0);
    const id = setTimeout(() => timers.has(id) && fire(id), wanted + lateness());
    timers.set(id, { callback, values, delay: wanted });
    return id;
  };
  window.clearTimeout = (id) => {
    timers.delete(id);
    clearTimeout(id);
  };

  let latest = 0;
  let waiting = new Map();
  let running = new Map();
  const onFrame = (time) => {
    if (random() < 0.25) return requestAnimationFrame.call(window, onFrame);
    [running, waiting] = [waiting, new Map()];
    for (const [id, callback] of running) if (running.has(id)) call(callback, [time]);
  };
  window.requestAnimationFrame = (callback) => {
    if (waiting.size === 0) requestAnimationFrame.call(window, onFrame);
    waiting.set(++latest, callback);
    return latest;
  };
  window.cancelAnimationFrame = (id) => {
    running.delete(id);
    // An empty list must not request a second frame.
    if (waiting.has(id)) waiting.set(id, () => {});
  };

  window.fetch = async (...values) => {
    const answer = await fetch.apply(window, values);
    await new Promise((resolve) => setTimeout(resolve, lateness()));
    return answer;
  };
})();
