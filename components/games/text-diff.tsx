"use client";
import { json } from "@codemirror/lang-json";
import { unifiedMergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { useEffect, useRef } from "react";
import { editorLooks } from "./editor-looks";

type Props = {
  label: string;
  /** What is said of lines that are folded away; `$`: how many. */
  unchanged: string;
  before: string;
  after: string;
};

/** Two texts as one, with what went and what came; what is the same is folded away. */
export default function TextDiff({ label, unchanged, before, after }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: after,
        extensions: [
          lineNumbers(),
          json(),
          unifiedMergeView({
            original: before,
            mergeControls: false,
            syntaxHighlightDeletions: false,
            collapseUnchanged: { margin: 3, minSize: 6 },
          }),
          EditorState.phrases.of({ "$ unchanged lines": unchanged }),
          EditorState.readOnly.of(true),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
          editorLooks,
        ],
      }),
    });
    return () => made.destroy();
  }, [label, unchanged, before, after]);
  return <div ref={place} className="overflow-hidden rounded-sm border border-edge" />;
}
