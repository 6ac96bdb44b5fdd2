import { PREFS_KEY } from "../cards-table/prefs-place";

/** What runs in the head of every page, before its script has come. Constants of ours, written for all browsers. */

/** Turns the page dark before its first paint where the device is: the server does not know. */
export const FOLLOW_DEVICE = `matchMedia("(prefers-color-scheme: dark)").matches&&document.documentElement.classList.add("dark");`;

/** Tells the style sheets how large this browser's reader wants cards, and how fast: before the first paint. */
export const APPLY_TABLE_PREFS = `try {
  const { cardSize = "", speed = "" } = JSON.parse(localStorage.getItem("${PREFS_KEY}") || "{}");
  Object.assign(document.documentElement.dataset, { cards: cardSize, motion: speed });
} catch {}`;

/**
 * Keeps what is done to a part of the page that does not answer yet, each once however often it was pressed, and what was
 * typed and chosen; `EarlyPresses` does it again once the part does. Links, menus and forms that the browser itself can
 * send are left to it, but for forms with a press in them that has yet to be done; so is the editor of games, whose
 * buttons are not React's. `asleep`: React has not taken hold of it.
 *
 * A part may be drawn anew between the finger's coming down and going up again in the same place. Most browsers then tell
 * of no click: it counts as a press of what was there, unless one is told of all the same.
 */
export const KEEP_EARLY_PRESSES = `{
  const again = new Map();
  const asleep = (node) => !Object.keys(node).some((key) => key.startsWith("__reactProps"));
  const buttonAt = (node) => node.closest?.("button[type=button]:not([popovertarget])") ?? null;
  let down = null;
  let unclicked = 0;
  addEventListener("pointerdown", ({ target, button, clientX: x, clientY: y }) => {
    const at = buttonAt(target);
    down = at && button === 0 && asleep(at) ? { at, x, y } : null;
  }, true);
  addEventListener("pointerup", ({ clientX, clientY }) => {
    if (!down || down.at.isConnected || Math.hypot(clientX - down.x, clientY - down.y) > 10) return;
    const { at } = down;
    unclicked = setTimeout(() => {
      again.set(at, { type: "click" });
      early.kept();
    }, 300);
  }, true);
  const keep = (event) => {
    const { target, type, submitter } = event;
    if (type === "click") clearTimeout(unclicked);
    const at = type === "click" ? buttonAt(target) : target;
    const waits = ([one, kept]) => kept.type === "click" && at.contains(one);
    if (!at || !asleep(at) || at.closest(".cm-editor")) return;
    if (type === "submit" && at.hasAttribute("action") && ![...again].some(waits)) return;
    again.set(at, { type, submitter, value: at.value });
    early.kept();
    if (type === "input" || type === "change") return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ["click", "submit", "input", "change"]) addEventListener(type, keep, true);
  const early = { again, asleep, kept() {} };
  window.early = early;
}`;
