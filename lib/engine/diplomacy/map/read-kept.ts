import type { Draft } from "./draft";
import { type At, type Problems, quote } from "./problem";

/** What lines mean elsewhere that have no effect here, and what they look like. */
const KEPT: Readonly<Record<string, { readonly form: RegExp; readonly hint: string; readonly says: string }>> = {
  NEWHOMES: { form: /^\d{1,5}( \d{1,5})*$/, hint: "NEWHOMES 1905 1910", says: "homes do not change by the year here" },
  LEAGUE: {
    form: /^\S+( \S+)*$/,
    hint: "LEAGUE name, LEAGUE name STRICT names, LEAGUE name BENIGN names",
    says: "leagues bind nobody here",
  },
  NOTIFY: { form: /^\S+( \S+)*$/, hint: "NOTIFY address", says: "a map has nobody notified here" },
  FLAG: { form: /^\S+( \S+)*$/, hint: "FLAG name", says: "pages draw no flags" },
  FLAGS: { form: /^(\S+( \S+)*)?$/, hint: "FLAGS", says: "pages draw no flags" },
};

/**
 * `NEWHOMES year…`, `LEAGUE name [STRICT|BENIGN names]`, `NOTIFY …`, `FLAG …`, `FLAGS …`: kept with the map as they were
 * written, and told of, because nothing says what a judge would do by them. True if the line is one of these.
 */
export function keepLine(
  draft: Draft,
  first: string,
  words: readonly string[],
  line: string,
  at: At,
  problems: Problems,
): boolean {
  const kept = Object.hasOwn(KEPT, first) ? KEPT[first] : undefined;
  if (!kept) return false;
  if (!kept.form.test(words.join(" "))) problems.add(at, "map/bad_line", quote(line), kept.hint);
  else {
    draft.kept.push([first, ...words].join(" "));
    problems.kept(at, `${quote(line)}: ${kept.says}`);
  }
  return true;
}
