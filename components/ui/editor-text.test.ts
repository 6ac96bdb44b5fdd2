import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { EditorText } from "./editor-text";

/** An editor, and what its page was told in order. */
function open(doc: string) {
  const told: string[] = [];
  const own = new EditorText((text) => told.push(text));
  const editor = {
    state: EditorState.create({ doc }),
    dispatch({ changes }: { changes: { from: number; to: number; insert: string } }) {
      editor.state = editor.state.update({ changes }).state;
      own.changed(editor.state.doc.toString());
    },
  };
  return {
    told,
    text: () => editor.state.doc.toString(),
    type: (letters: string) =>
      editor.dispatch({ changes: { from: editor.state.doc.length, to: editor.state.doc.length, insert: letters } }),
    follow: (page: string) => own.follow(editor, page),
  };
}

test("a page that is behind takes back nothing of what was typed since", () => {
  const { type, follow, text, told } = open("");
  type("a");
  type("b");
  expect(told).toEqual(["a", "ab"]);
  follow("a");
  expect(text()).toBe("ab");
  type("c");
  follow("ab");
  follow("abc");
  expect(text()).toBe("abc");
});

test("a page that was behind by several changes comes with the last alone", () => {
  const { type, follow, text } = open("");
  for (const letter of "abc") type(letter);
  follow("abc");
  // What was typed once is from elsewhere when it comes again.
  follow("a");
  expect(text()).toBe("a");
});

test("a text from elsewhere takes the place of what is there, and is no news for the page", () => {
  const { type, follow, text, told } = open("one\ntwo");
  type("!");
  follow("one\r\nthree\r\n");
  expect(text()).toBe("one\nthree\n");
  expect(told).toEqual(["one\ntwo!"]);
  follow("one\ntwo!");
  expect(text()).toBe("one\ntwo!");
});
