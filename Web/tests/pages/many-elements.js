// Creates a number of elements of one kind in one form, and measures their cost.

const frames = async (count) => {
  for (; count > 0; count--) await new Promise(requestAnimationFrame);
};

/** Waits until the given number of elements are ready and visible. */
const makeMany = async (tag, count) => {
  const form = document.querySelector('#form');
  form.replaceChildren();
  await frames(2);
  const template = document.querySelector(`template#${tag}`);
  form.append(...Array.from({ length: count }, () => template.content.cloneNode(true)));
  const isLoading = (element) => element.dataset.state !== 'ready';
  while ([...form.querySelectorAll(tag)].some(isLoading)) await frames(1);
  await frames(2);
};

/**
 * The script time for page changes unrelated to the elements, in milliseconds. It excludes the slowest quarter, during which a
 * busy machine did other work.
 */
const changeElsewhere = async (changes) => {
  const times = [];
  for (let change = 0; change < changes; change++) {
    const start = performance.now();
    document.body.append(document.createElement('i'));
    // Observers receive it in microtasks.
    await Promise.resolve();
    await Promise.resolve();
    times.push(performance.now() - start);
    await frames(1);
  }
  times.sort((a, b) => a - b);
  return times.slice(0, 0.75 * changes).reduce((sum, time) => sum + time);
};

/** The script time for the change of one number, in milliseconds. */
const changeOne = async () => {
  const start = performance.now();
  document.querySelector('#form live-number').value = String(start);
  await Promise.resolve();
  const time = performance.now() - start;
  await frames(1);
  return time;
};

Object.assign(window, { makeMany, changeElsewhere, changeOne });
