import { syntaxTree } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { editorTheme } from "../ui/editor-theme";

const KINDS: Record<string, Decoration> = Object.fromEntries(
  Object.entries({
    PropertyName: "key",
    String: "text",
    Number: "number",
    True: "word",
    False: "word",
    Null: "word",
  }).map(([node, kind]) => [node, Decoration.mark({ class: `cm-json-${kind}` })]),
);

function colour(view: EditorView): DecorationSet {
  const marks = view.visibleRanges.flatMap(({ from, to }) => {
    const found: ReturnType<Decoration["range"]>[] = [];
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: (node) => {
        const mark = KINDS[node.name];
        if (mark) found.push(mark.range(node.from, node.to));
      },
    });
    return found;
  });
  return Decoration.set(marks, true);
}

/** Colours keys, texts, numbers and words in the house's own colours, light and dark. */
const colours = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = colour(view);
    }
    update(update: ViewUpdate): void {
      const parsed = syntaxTree(update.startState) !== syntaxTree(update.state);
      if (update.docChanged || update.viewportChanged || parsed) this.decorations = colour(update.view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

/** The editor in the house's tokens. */
export const editorLooks: Extension = [editorTheme, colours];
