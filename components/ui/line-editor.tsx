"use client";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { useEffect, useEffectEvent, useRef } from "react";
import { EditorText } from "./editor-text";
import { editorTheme } from "./editor-theme";

/** What is wrong with a line, from 1. */
export type LineProblem = { readonly line: number; readonly severity: "error" | "warning"; readonly message: string };

type Props = {
  label: string;
  text: string;
  onChange(text: string): void;
  problems: readonly LineProblem[];
  /** Ctrl or Cmd with S. */
  onSave(): void;
  /** Moves the cursor to this line, each time with a new object. */
  goTo: { readonly line: number } | null;
};

/** A text of lines with their numbers, and a mark at each line that is wrong. Tab leaves it, as every other field. */
export default function LineEditor({ label, text, onChange, problems, onSave, goTo }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const tellChange = useEffectEvent(onChange);
  const held = useRef<EditorText | null>(null);
  const save = useEffectEvent(onSave);
  const first = useEffectEvent(() => text);

  useEffect(() => {
    if (!place.current) return;
    const saves = {
      key: "Mod-s",
      run: () => {
        save();
        return true;
      },
    };
    const own = new EditorText((changed) => tellChange(changed));
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: first(),
        extensions: [
          ...[lineNumbers(), lintGutter(), history(), drawSelection(), highlightActiveLine()],
          ...[highlightSelectionMatches(), EditorView.lineWrapping, editorTheme],
          EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0", spellcheck: "false" }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) own.changed(update.state.doc.toString());
          }),
          keymap.of([saves, ...defaultKeymap, ...searchKeymap, ...historyKeymap]),
        ],
      }),
    });
    view.current = made;
    held.current = own;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [label]);

  // A text from elsewhere: a file, a draft.
  useEffect(() => {
    if (view.current) held.current?.follow(view.current, text);
  }, [text]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const { doc } = editor.state;
    const marks = problems.map(({ line, severity, message }) => {
      const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
      return { from, to, severity, message };
    });
    editor.dispatch(setDiagnostics(editor.state, marks));
  }, [problems]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || !goTo) return;
    const { from } = editor.state.doc.line(Math.min(Math.max(goTo.line, 1), editor.state.doc.lines));
    editor.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
    editor.focus();
  }, [goTo]);

  return <div ref={place} className="h-full overflow-hidden rounded-sm border border-edge" />;
}
