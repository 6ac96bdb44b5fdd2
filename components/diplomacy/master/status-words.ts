import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { Diagnostic } from "@codemirror/lint";
import { type Extension, RangeSetBuilder, type Text } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import type { EditProblem } from "@/lib/engine/diplomacy/game/edit-file";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { Variant } from "@/lib/engine/diplomacy/rules/expand";
import { RULE_NAMES } from "@/lib/engine/diplomacy/rules/expand";
import type { OwnMap } from "@/lib/engine/diplomacy/status/check-game";
import { parseStatus } from "@/lib/engine/diplomacy/status/parse";
import { GAME_WORDS } from "@/lib/engine/diplomacy/status/read-game";

/** What a line of the game's block may begin with, and a line of a power's. */
const OF_GAME = [...GAME_WORDS, ...["TEAMS", "DESC", "NAME", "MORPH", "GAME", "END"]];
const OF_POWER = [
  ...["PLAYER", "CONTROL", "WAIT", "CD", "VOTE", "MSG", "HOME", "INHABITS", "OWNS", "SEES", "HIDES", "FUNDS", "A", "F"],
  ...["BUILD", "REMOVE", "RETREAT", "DISBAND", "WAIVE", "ADDRESS", "PASSWORD", "OMNISCIENT", "OMNISCIENT!"],
  ...["SENT", "ACCEPT", "SOONER", "LATER"],
];
const DIRECTIVES: ReadonlySet<string> = new Set([...OF_GAME, ...OF_POWER]);
const PROSE: ReadonlySet<string> = new Set(["DESC", "NAME", "MSG"]);

const key = Decoration.mark({ class: "cm-json-key" });
const word = Decoration.mark({ class: "cm-json-word" });
const text = Decoration.mark({ class: "cm-json-text" });

function coloured(view: EditorView, names: ReadonlySet<string>): DecorationSet {
  const found = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges)
    for (let at = from; at <= to; ) {
      const line = view.state.doc.lineAt(at);
      const [, blanks = "", first = "", rest = ""] = /^(\s*)(\S+)(.*)$/.exec(line.text) ?? [];
      const start = line.from + blanks.length;
      const upper = first.toUpperCase();
      if (names.has(upper)) found.add(start, start + first.length, word);
      else if (DIRECTIVES.has(upper)) found.add(start, start + first.length, key);
      if (PROSE.has(upper) && rest !== "") found.add(start + first.length, line.to, text);
      at = line.to + 1;
    }
  return found.finish();
}

/** Directives, powers and texts in the house's own colours. */
export function statusColours(map: DiplomacyMap): Extension {
  const names = new Set(["POWER", "OBSERVER", "MONITOR", ...map.powers.map(({ name }) => name)]);
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = coloured(view, names);
      }
      update(update: ViewUpdate): void {
        if (update.docChanged || update.viewportChanged) this.decorations = coloured(update.view, names);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  );
}

/** Is a line in the block of the game: before the first blank line? */
const isOfGame = (doc: Text, line: number): boolean => {
  for (let i = 1; i < line; i++) if (doc.line(i).text.trim() === "") return false;
  return true;
};

/** Directives where a line begins; rules after RULE; powers and provinces elsewhere. */
export function statusCompletion(map: DiplomacyMap): (context: CompletionContext) => CompletionResult | null {
  const powers = map.powers.map(({ name }) => ({ label: name, type: "class" }));
  const provinces = map.provinces.map(({ id, name }) => ({ label: id, detail: name, type: "variable" }));
  const rules = RULE_NAMES.map((name) => ({ label: name, type: "keyword" }));
  const words = (list: readonly string[]) => list.map((label) => ({ label, type: "keyword" }));
  return (context) => {
    const before = context.matchBefore(/[\w!/]*/);
    if (!before || (before.from === before.to && !context.explicit)) return null;
    const line = context.state.doc.lineAt(context.pos);
    const head = line.text
      .slice(0, before.from - line.from)
      .trim()
      .toUpperCase();
    const [first] = head.split(/\s+/);
    if (first === "") {
      const own = isOfGame(context.state.doc, line.number) ? words(OF_GAME) : [...words(OF_POWER), ...powers];
      return { from: before.from, options: own };
    }
    if (first === "RULE") return { from: before.from, options: rules };
    if (PROSE.has(first ?? "")) return null;
    return { from: before.from, options: [...powers, ...provinces] };
  };
}

/** As what a file is read: the map that it may name and that is none of the house's, and the variant, which none names. */
export type ReadAs = { readonly own: OwnMap | undefined; readonly variant: Variant | undefined };

/** The faults of a text as one types, and those that the judge told of when it was saved. */
export function faultsOf(doc: Text, told: readonly EditProblem[], reads: ReadAs): Diagnostic[] {
  const { errors, warnings } = parseStatus(doc.toString(), reads);
  const at =
    (severity: Diagnostic["severity"]) =>
    (problem: { line: number; message: string }): Diagnostic => {
      const { from, to } = doc.line(Math.max(1, Math.min(problem.line, doc.lines)));
      return { from, to, severity, message: problem.message };
    };
  return [...told.map(at("error")), ...errors.map(at("error")), ...warnings.map(at("warning"))];
}
