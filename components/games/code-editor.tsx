"use client";
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { useEffect, useEffectEvent, useRef } from "react";
import type { GameOptionTexts } from "@/lib/texts/game-options/en";
import { EditorText } from "../ui/editor-text";
import { templateCompletion } from "./completion";
import { editorLooks } from "./editor-looks";
import { type Problem, problemMarks } from "./problem-marks";

type Props = {
  label: string;
  /** What the editor says itself, and of the options. */
  texts: GameOptionTexts;
  /** Said of a text that is no JSON. */
  notJson: string;
  source: string;
  onChange(source: string): void;
  onProblems(problems: Problem[]): void;
  /** Ctrl or Cmd with S. */
  onSave(): void;
  /** Moves the cursor there, each time with a new object. */
  goTo: { from: number } | null;
};

/** The template's text, with completion and its problems under their lines. Tab leaves it, as every other field. */
export default function CodeEditor({ label, texts, notJson, source, onChange, onProblems, onSave, goTo }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const tellChange = useEffectEvent(onChange);
  const held = useRef<EditorText | null>(null);
  const tellProblems = useEffectEvent(onProblems);
  const save = useEffectEvent(onSave);
  const first = useEffectEvent(() => source);

  useEffect(() => {
    if (!place.current) return;
    const own = new EditorText((changed) => tellChange(changed));
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: first(),
        extensions: [
          lineNumbers(),
          foldGutter(),
          lintGutter(),
          history(),
          drawSelection(),
          indentOnInput(),
          indentUnit.of("  "),
          bracketMatching(),
          closeBrackets(),
          highlightActiveLine(),
          highlightSelectionMatches(),
          json(),
          autocompletion({ override: [templateCompletion(texts)], icons: false }),
          problemMarks((problems) => tellProblems(problems), { notJson, check: texts.check }),
          EditorState.phrases.of(texts.phrases),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) own.changed(update.state.doc.toString());
          }),
          keymap.of([
            {
              key: "Mod-s",
              run: () => {
                save();
                return true;
              },
            },
            ...closeBracketsKeymap,
            ...defaultKeymap,
            ...searchKeymap,
            ...historyKeymap,
            ...foldKeymap,
            ...completionKeymap,
            ...lintKeymap,
          ]),
          editorLooks,
        ],
      }),
    });
    view.current = made;
    held.current = own;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [label, texts, notJson]);

  // A text from elsewhere: a file, a draft.
  useEffect(() => {
    if (view.current) held.current?.follow(view.current, source);
  }, [source]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || !goTo) return;
    const anchor = Math.min(goTo.from, editor.state.doc.length);
    editor.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
    editor.focus();
  }, [goTo]);

  return <div ref={place} className="h-full overflow-hidden rounded-sm border border-edge" />;
}
