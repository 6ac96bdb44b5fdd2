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

/** Does it again, if what it was done to is still there. */
export function doAgain(element: Element, { type, submitter, value = "" }: Early): void {
  if (!element.isConnected) return;
  if (type === "click") (element as HTMLButtonElement).click();
  else if (type !== "submit") tellAgain(element as Control, value);
  else (element as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null);
}
