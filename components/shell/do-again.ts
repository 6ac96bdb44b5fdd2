/** What was done before the page's script listened: a press, a form that was sent, or what a control held at last. */
export type Early = { type: string; submitter?: HTMLElement | null; value?: string };

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a property behind the back of React, which hears of a change only if it is none that a script has made. */
function setUnseen(control: Control, name: "value" | "checked", now: unknown, before: unknown): void {
  Object.assign(control, { [name]: before });
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, now);
}

/** Tells React what a control holds since before React listened to it. */
function tellAgain(control: Control, value: string): void {
  const tell = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    tell("change");
  } else if (control.type === "file") tell("change");
  else if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")) {
    const { checked } = control;
    if (!checked && control.type === "radio") return;
    setUnseen(control, "checked", checked, !checked);
    tell("click");
  } else {
    setUnseen(control, "value", value, value === "" ? " " : "");
    tell("input");
  }
}

function doAgain(element: Element, { type, submitter, value = "" }: Early): void {
  if (type === "click") (element as HTMLButtonElement).click();
  else if (type !== "submit") tellAgain(element as Control, value);
  else (element as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null);
}

/** What people know a control by. */
const nameOf = (element: Element): string =>
  [element.tagName, element.id, element.getAttribute("name"), element.ariaLabel, element.textContent].join("\n");

/** The element itself, or where it was drawn anew meanwhile the one that stands there now; null: there is none. */
function standingFor(element: Element): Element | null {
  if (element.isConnected) return element;
  const name = nameOf(element);
  const [one, ...others] = [...document.querySelectorAll(element.tagName)].filter((other) => nameOf(other) === name);
  return one && others.length === 0 ? one : null;
}

const LOOK_EVERY = 50;
/** What does not answer within this many ms will not any more, or nobody expects it to. */
const PATIENCE = 15_000;

let isLooking = false;

/** Does all again that was kept, each as soon as what it was done to answers, in its own turn; what goes is dropped. */
export function doAllAgain(early: NonNullable<Window["early"]>): void {
  if (isLooking) return;
  isLooking = true;
  const until = Date.now() + PATIENCE;
  const look = () => {
    for (const [element, kept] of early.again) {
      const now = standingFor(element);
      if (now && early.asleep(now)) continue;
      // One that is drawn anew may be away for a moment.
      if (!now && Date.now() < until) continue;
      early.again.delete(element);
      if (now) setTimeout(() => doAgain(now, kept));
    }
    if (Date.now() > until) early.again.clear();
    if (early.again.size > 0) setTimeout(look, LOOK_EVERY);
    else isLooking = false;
  };
  look();
}
