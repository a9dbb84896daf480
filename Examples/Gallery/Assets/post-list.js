/**
 * A post as the server sends it.
 * @typedef {{ id: number, text: string, createdAt: string, count: number }} Post
 */

const shownPosts = 20;

const timeFormat = new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
  dateStyle: "medium",
  timeStyle: "short",
});

/**
 * Shows the times of posts in the local time zone.
 * @param {ParentNode} root
 */
export function showLocalTimes(root) {
  for (const time of root.querySelectorAll("time")) {
    const date = new Date(time.dateTime);
    if (!Number.isNaN(date.getTime())) time.textContent = timeFormat.format(date);
  }
}

/**
 * Adds a post at the top of the list and removes the oldest ones over the limit.
 * @param {Post} post
 */
export function showNewPost(post) {
  const list = document.querySelector("#post-list");
  const template = document.querySelector("#post-template");
  if (!list || !(template instanceof HTMLTemplateElement)) return;

  const fragment = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
  const item = fragment.querySelector("li");
  const text = fragment.querySelector(".post-text");
  const time = fragment.querySelector("time");
  if (!item || !text || !time) return;

  text.textContent = post.text;
  time.dateTime = post.createdAt;
  showLocalTimes(fragment);
  item.classList.add("is-new");
  list.prepend(fragment);
  while (list.children.length > shownPosts) list.lastElementChild?.remove();
}
