/** What runs in the head of every page, before its script has come. Constants of ours, written for all browsers. */

/** Turns the page dark before its first paint where the device is: the server does not know. */
export const FOLLOW_DEVICE = `matchMedia("(prefers-color-scheme: dark)").matches&&document.documentElement.classList.add("dark");`;

/**
 * Keeps what only the page's script can answer, each once however often it was pressed; `EarlyPresses` presses it again.
 * Links, menus and forms that the browser itself can send are left to it.
 */
export const KEEP_EARLY_PRESSES = `{
  const again = new Map();
  const keep = (event) => {
    const { target, submitter } = event;
    const button = event.type === "click" && target.closest("button[type=button]:not([popovertarget])");
    if (button) again.set(button, () => button.click());
    else if (event.type === "submit" && !target.hasAttribute("action"))
      again.set(target, () => target.requestSubmit(submitter));
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ["click", "submit"]) addEventListener(type, keep, true);
  window.early = { keep, again };
}`;
