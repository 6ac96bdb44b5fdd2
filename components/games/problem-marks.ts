import "@/components/ui/zod-in-browser";
import { syntaxTree } from "@codemirror/language";
import { type Diagnostic, setDiagnostics } from "@codemirror/lint";
import { type Extension, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate, WidgetType } from "@codemirror/view";
import { readTemplateText } from "@/lib/contracts/template";
import type { TemplateError } from "@/lib/engine/cards/check";
import { readPath } from "@/lib/engine/cards/problem-path";
import { readJson } from "@/lib/engine/cards/read-json";
import { type CheckTexts, saySentence, sayTold } from "@/lib/engine/cards/say";
import type { Fix } from "@/lib/engine/cards/shape";
import { rangeOf } from "./json-path";

/** A problem of the text, with its place in it. */
export type Problem = {
  severity: "error" | "warning";
  /** As people read it: `opts.move.win`; empty for the text as a whole. */
  path: string;
  /** What is said first, in the reader's language; empty where the message says it all. */
  lead: string;
  /** In the reader's language. */
  message: string;
  from: number;
  to: number;
  line: number;
  /** The edit that mends it, where there is a certain one. */
  fix?: Fix;
};

/** `notJson`: said of what is none; `check`: what the check says, in the reader's language. */
type Texts = { notJson: string; check: CheckTexts };

const DELAY = 250;

/** Every problem of the text at once: of the JSON if it is none, else of the template. */
function problemsOf(view: EditorView, { notJson, check }: Texts): Problem[] {
  const { doc } = view.state;
  const json = readJson(doc.toString());
  if (!json.ok) {
    const { line, column, says } = json.error;
    const from = doc.line(line).from + column - 1;
    return [
      {
        severity: "error",
        path: "",
        lead: notJson,
        message: `${upperFirst(saySentence(says, check))}.`,
        from,
        to: from,
        line,
      },
    ];
  }
  const text = (from: number, to: number): string => doc.sliceString(from, to);
  const root = syntaxTree(view.state).topNode;
  const read = readTemplateText(doc.toString());
  const place =
    (severity: Problem["severity"]) =>
    (error: TemplateError): Problem => {
      const { from, to } = rangeOf(root, readPath(error.path), text);
      const end = Math.min(to, doc.length);
      const path = error.path.replace(/^\$\.?/, "");
      return {
        severity,
        path,
        lead: "",
        message: problemText(error, check),
        from: Math.min(from, end),
        to: end,
        line: doc.lineAt(Math.min(from, doc.length)).number,
        ...(error.fix ? { fix: error.fix } : {}),
      };
    };
  return read.ok ? read.value.warnings.map(place("warning")) : read.error.map(place("error"));
}

/** What a problem says, and what to write instead. */
export function problemText({ told }: Pick<TemplateError, "told">, check: CheckTexts): string {
  const { message, hint } = sayTold(told, check);
  return `${message}${hint ? `. ${upperFirst(hint)}` : ""}`;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

class ProblemLine extends WidgetType {
  constructor(private readonly problem: Problem) {
    super();
  }
  override eq(other: ProblemLine): boolean {
    return other.problem.message === this.problem.message && other.problem.path === this.problem.path;
  }
  toDOM(): HTMLElement {
    const line = document.createElement("div");
    line.className = `cm-problem cm-problem-${this.problem.severity}`;
    const path = document.createElement("b");
    path.textContent = this.problem.path;
    const message = document.createElement("span");
    message.textContent = this.problem.message;
    const { lead } = this.problem;
    line.append(path, this.problem.path ? ": " : "", lead ? `${lead} ` : "", message);
    return line;
  }
}

const setProblems = StateEffect.define<Problem[]>();

/** The problems of each line, written out under it. */
const problemLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, transaction) {
    const moved = lines.map(transaction.changes);
    const set = transaction.effects.find((effect) => effect.is(setProblems));
    if (!set) return moved;
    const { doc } = transaction.state;
    const widgets = set.value.map((problem) =>
      Decoration.widget({ widget: new ProblemLine(problem), block: true, side: 1 }).range(
        doc.line(Math.min(problem.line, doc.lines)).to,
      ),
    );
    return Decoration.set(widgets, true);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Checks the text shortly after each pause in writing, marks what is wrong and tells it. */
export function problemMarks(tell: (problems: Problem[]) => void, texts: Texts): Extension {
  const plugin = ViewPlugin.fromClass(
    class {
      private timer = 0;
      constructor(private readonly view: EditorView) {
        this.check(0);
      }
      update(update: ViewUpdate): void {
        if (update.docChanged) this.check(DELAY);
      }
      destroy(): void {
        window.clearTimeout(this.timer);
      }
      private check(delay: number): void {
        window.clearTimeout(this.timer);
        this.timer = window.setTimeout(() => {
          const problems = problemsOf(this.view, texts);
          const marks = problems.map(
            ({ from, to, severity, lead, message }): Diagnostic => ({
              ...{ from, to, severity },
              message: lead ? `${lead} ${message}` : message,
            }),
          );
          this.view.dispatch(setDiagnostics(this.view.state, marks), { effects: setProblems.of(problems) });
          tell(problems);
        }, delay);
      }
    },
  );
  return [plugin, problemLines];
}
