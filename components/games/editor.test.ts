import { CompletionContext } from "@codemirror/autocomplete";
import { json } from "@codemirror/lang-json";
import { ensureSyntaxTree } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { readTemplateText } from "@/lib/contracts/template";
import { FILE, OPTS } from "@/lib/engine/cards/language";
import { readPath } from "@/lib/engine/cards/problem-path";
import type { Shape } from "@/lib/engine/cards/shape";
import { gameEditor } from "@/lib/texts/game-editor/en";
import { gameEditor as gameEditorEt } from "@/lib/texts/game-editor/et";
import { gameOptions } from "@/lib/texts/game-options/en";
import { templateCompletion } from "./completion";
import { firstTemplate } from "./first-template";
import { rangeOf } from "./json-path";
import { shapesAt } from "./shape-at";

function stateOf(doc: string): EditorState {
  const state = EditorState.create({ doc, extensions: [json()] });
  ensureSyntaxTree(state, doc.length, 5_000);
  return state;
}

/** The text that a problem's path marks. */
function marked(doc: string, path: string): string {
  const state = stateOf(doc);
  const tree = ensureSyntaxTree(state, doc.length, 5_000)!;
  const { from, to } = rangeOf(tree.topNode, readPath(path), (a, b) => state.sliceDoc(a, b));
  return state.sliceDoc(from, to);
}

/** What is offered where `|` stands. */
function offered(withCursor: string): string[] {
  const pos = withCursor.indexOf("|");
  const state = stateOf(withCursor.replace("|", ""));
  const result = templateCompletion(gameOptions)(new CompletionContext(state, pos, true));
  return result?.options.map((option) => option.displayLabel ?? option.label) ?? [];
}

describe("where a path lies in the text", () => {
  const doc = '{"name": "X", "opts": {"hand": "7", "sort": ["level", "colour"], "move": {"odd key": {}}}}';

  test.each([
    ["$.opts.hand", '"7"'],
    ["$.opts.sort[1]", '"colour"'],
    ["$.opts.sort", '"sort"'],
    ['$.opts.move["odd key"]', '"odd key"'],
    ["$.opts.cards", '"opts"'],
    ["$", "{"],
  ])("%s marks %s", (path, text) => {
    expect(marked(doc, path)).toBe(text);
  });

  test("any path in any text marks something within it", () => {
    for (const text of ["", "{", "[]", "7", '{"opts": }', '{"a": {"b": [1'])
      for (const path of ["$", "$.opts.x", "$[3].a", '$["a"].b[7]']) expect(() => marked(text, path)).not.toThrow();
  });
});

describe("completion", () => {
  test("at the top of a file: its keys, without those that are there", () => {
    expect(offered('{"name": "x", |}')).toEqual(expect.arrayContaining(["opts", "description", "i18n"]));
    expect(offered('{"name": "x", |}')).not.toContain("name");
  });

  test("keys of the object that the cursor is in, also within quotes", () => {
    expect(offered('{"opts": {"bidding": {"|"}}}')).toEqual(expect.arrayContaining(["min", "max", "step", "sell"]));
    expect(offered('{"opts": {"bidding": {"mi|n": 60}}}')).toContain("min");
    expect(offered('{"opts": {"move": {"special": {"marriage": {|}}}}}')).toEqual(
      expect.arrayContaining(["*", "condition"]),
    );
  });

  test("bare options are completed without a file round them", () => {
    expect(offered('{"cards": ["2H"], |}')).toEqual(expect.arrayContaining(["levels", "bidding", "move"]));
  });

  test("values where they can be named", () => {
    expect(offered('{"opts": {"trick": |}}')).toEqual(["true", "false"]);
    expect(offered('{"opts": {"move": {"win": {"level": |}}}}')).toEqual(["true", "false", '"all"']);
    expect(offered('{"opts": {"sort": [|]}}')).toEqual(['"level"', '"suite"']);
    expect(offered('{"opts": {"move": {"response": {"suite": {"trump": "|"}}}}}')).toContain('"mandatory"');
  });

  test("nothing where the language is open", () => {
    expect(offered('{"name": |}')).toEqual([]);
  });
});

describe("the words about options", () => {
  /** Every path of the language that has a name of its own. */
  function paths(shape: Shape, at: string[]): string[] {
    if (shape.is === "either") return shape.of.flatMap((one) => paths(one, at));
    if (shape.is === "list") return paths(shape.of, at);
    if (shape.is !== "object") return [];
    const named = Object.entries(shape.keys).flatMap(([key, inner]) => [
      [...at, key].join("."),
      ...paths(inner, [...at, key]),
    ]);
    return shape.open ? [...named, ...paths(shape.open, [...at, "*"])] : named;
  }

  test("every option of the first two levels is explained, and nothing else is", () => {
    const known = new Set([...paths(FILE, []), ...paths(OPTS, ["opts"])]);
    const named = [...known].filter((path) => path.split(".").length <= 3 && !/\.\d+$/.test(path));
    expect(named.filter((path) => !(path in gameOptions.docs) && path !== "opts.lead.*")).toEqual([]);
    // `*` stands for any name, or for options that are alike.
    const isOf = (path: string, one: string): boolean => {
      const [steps, keys] = [path.split("."), one.split(".")];
      return steps.length === keys.length && steps.every((step, at) => step === "*" || step === keys[at]);
    };
    const strays = Object.keys(gameOptions.docs).filter(
      (path) => !path.endsWith(".*") && ![...known].some((one) => isOf(path, one)),
    );
    expect(strays).toEqual([]);
  });

  test("a path leads to its shapes, alternatives spread out", () => {
    expect(shapesAt(["opts", "players"], false).map((shape) => shape.is)).toEqual(["int", "list"]);
    expect(shapesAt(["opts", "nonsense"], false)).toEqual([]);
  });
});

test.each([gameEditor, gameEditorEt])("what a new game begins with can be played", ({ first }) => {
  const read = readTemplateText(firstTemplate(first));
  expect(read).toMatchObject({ ok: true, value: { warnings: [] } });
});
