/** A problem's path as options are found by: `opts.cards[3]` is `opts.cards.3`. */
export const plainPath = (path: string): string => path.replace(/\["?([^\]"]*)"?\]/g, ".$1");

/** The section that a path stands in, of sections with the paths of their options; null: none has it. */
export const sectionOf = <Name extends string>(
  path: string,
  sections: Readonly<Record<Name, readonly string[]>>,
): Name | null => {
  const plain = plainPath(path);
  const has = (option: string): boolean => plain === option || plain.startsWith(`${option}.`);
  return (Object.keys(sections) as Name[]).find((name) => sections[name].some(has)) ?? null;
};

/**
 * Opens what hides an option, brings it into sight and puts the focus on its control; what has no control of its own is
 * looked for in what it stands in. False: nothing of it is on the page.
 */
export function focusOption(form: HTMLElement, path: string): boolean {
  const steps = plainPath(path).split(".");
  for (let length = steps.length; length > 0; length--) {
    const name = steps.slice(0, length).join(".");
    const option = form.querySelector<HTMLElement>(`[data-option="${CSS.escape(name)}"]`);
    if (!option) continue;
    for (let box = option.closest("details"); box; box = box.parentElement?.closest("details") ?? null) box.open = true;
    const control = option.querySelector<HTMLElement>("[aria-invalid=true], input, select, textarea, button, summary");
    option.scrollIntoView({ block: "center" });
    control?.focus({ preventScroll: true });
    return control !== null;
  }
  return false;
}
