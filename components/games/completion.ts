import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { Step } from "@/lib/engine/cards/problem-path";
import type { GameOptionTexts } from "@/lib/texts/game-options/en";
import { type JsonNode, nameOf, pathOf } from "./json-path";
import { keysAt, valuesAt } from "./shape-at";

type Place =
  | { kind: "key"; object: JsonNode | null; steps: Step[]; from: number; to: number }
  | { kind: "value"; steps: Step[]; from: number; to: number };

/** Whether the text is bare options: it has cards at its top and no `opts`. */
function isBare(root: JsonNode, text: (from: number, to: number) => string): boolean {
  const names =
    root
      .getChild("Object")
      ?.getChildren("Property")
      .map((property) => nameOf(property, text)) ?? [];
  return names.includes("cards") && !names.includes("opts");
}

/** Where the cursor is: at a key of an object, or at the value of a key or in a list. */
function placeAt(state: EditorState, pos: number): Place | null {
  const text = (from: number, to: number) => state.sliceDoc(from, to);
  const word = /"?[\w*]*$/.exec(state.sliceDoc(Math.max(0, pos - 60), pos))?.[0] ?? "";
  const open = { from: pos - word.length, to: pos };
  let node: JsonNode | null = syntaxTree(state).resolveInner(pos, -1);
  for (; node; node = node.parent) {
    if (node.name === "PropertyName") {
      const object: JsonNode | null = node.parent?.parent ?? null;
      return { kind: "key", object, steps: object ? pathOf(object, text) : [], from: node.from, to: node.to };
    }
    if (node.name === "String" || node.name === "True" || node.name === "False") {
      const within: JsonNode = node;
      return { kind: "value", steps: pathOf(within, text), from: within.from, to: within.to };
    }
    if (node.name === "Property") {
      const name = node.getChild("PropertyName");
      if (name && text(name.to, pos).includes(":")) return { kind: "value", steps: pathOf(node, text), ...open };
    }
    if (node.name === "Array") return { kind: "value", steps: [...pathOf(node, text), 0], ...open };
    if (node.name === "Object") return { kind: "key", object: node, steps: pathOf(node, text), ...open };
  }
  return null;
}

/** Writes a key with a value to begin with, and leaves the cursor where one goes on writing. */
const writeKey =
  (key: string, value: string) =>
  (view: EditorView, _: Completion, from: number, to: number): void => {
    const hasValue = /^\s*:/.test(view.state.sliceDoc(to, to + 20));
    const name = JSON.stringify(key);
    const insert = hasValue ? name : `${name}: ${value}`;
    const end = from + insert.length;
    const inside = /^(\{\}|\[\]|"")$/.test(value);
    const anchor = hasValue || inside ? end - (inside && !hasValue ? 1 : 0) : end - value.length;
    view.dispatch({ changes: { from, to, insert }, selection: { anchor, head: inside || hasValue ? anchor : end } });
  };

/** Completion of keys and values from the template language itself, with what each option does. */
export const templateCompletion =
  (texts: GameOptionTexts) =>
  (context: CompletionContext): CompletionResult | null => {
    const { state, pos, explicit } = context;
    const place = placeAt(state, pos);
    if (!place || (!explicit && place.from === pos)) return null;
    const text = (from: number, to: number) => state.sliceDoc(from, to);
    const bare = isBare(syntaxTree(state).topNode, text);
    if (place.kind === "value") {
      const options = valuesAt(place.steps, bare).map((label): Completion => ({ label, type: "constant" }));
      return options.length === 0 ? null : { from: place.from, to: place.to, options, validFor: /^"?[\w*]*"?$/ };
    }
    const present = new Set(place.object?.getChildren("Property").map((property) => nameOf(property, text)));
    const written = text(place.from, place.to).replaceAll('"', "");
    const options = keysAt(place.steps, bare, texts)
      .filter(({ key }) => key === written || !present.has(key))
      .map(
        ({ key, doc, kind, value }): Completion => ({
          label: JSON.stringify(key),
          displayLabel: key,
          type: "property",
          detail: kind,
          ...(doc ? { info: doc } : {}),
          apply: writeKey(key, value),
        }),
      );
    return options.length === 0 ? null : { from: place.from, to: place.to, options, validFor: /^"?[\w*]*"?$/ };
  };
