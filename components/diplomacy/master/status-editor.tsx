"use client";
import "@/components/ui/zod-in-browser";
import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { unifiedMergeView } from "@codemirror/merge";
import { searchKeymap } from "@codemirror/search";
import { Compartment, EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { useEffect, useEffectEvent, useRef } from "react";
import { editorLooks } from "@/components/games/editor-looks";
import { EditorText } from "@/components/ui/editor-text";
import type { EditProblem } from "@/lib/engine/diplomacy/game/edit-file";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { faultsOf, type ReadAs, statusColours, statusCompletion } from "./status-words";

type Props = {
  label: string;
  map: DiplomacyMap;
  /** The game's map where it is none of ours, by its text. */
  reads: ReadAs;
  text: string;
  /** The file of the game as it is: what differs from it can be shown. */
  live: string;
  compare: boolean;
  /** What the judge refused. */
  told: readonly EditProblem[];
  onChange(text: string): void;
  onFaults(count: number): void;
  onSave(): void;
};

/** A status file, with faults under their lines, completion, and what differs from the game. Tab leaves it. */
export default function StatusEditor({
  label,
  map,
  reads,
  text,
  live,
  compare,
  told,
  onChange,
  onFaults,
  onSave,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const merge = useRef(new Compartment());
  const tellChange = useEffectEvent(onChange);
  const held = useRef<EditorText | null>(null);
  const tellFaults = useEffectEvent(onFaults);
  const save = useEffectEvent(onSave);
  const first = useEffectEvent(() => text);
  const toldNow = useEffectEvent(() => told);
  const readsNow = useEffectEvent(() => reads);

  const look = useEffectEvent((editor: EditorView) => {
    const faults = faultsOf(editor.state.doc, toldNow(), readsNow());
    editor.dispatch(setDiagnostics(editor.state, faults));
    tellFaults(faults.filter(({ severity }) => severity === "error").length);
  });

  useEffect(() => {
    if (!place.current) return;
    let later: ReturnType<typeof setTimeout> | undefined;
    const own = new EditorText((changed) => tellChange(changed));
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: first(),
        extensions: [
          lineNumbers(),
          lintGutter(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          statusColours(map),
          autocompletion({ override: [statusCompletion(map)], icons: false }),
          merge.current.of([]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged) return;
            own.changed(update.state.doc.toString());
            clearTimeout(later);
            later = setTimeout(() => look(update.view), 250);
          }),
          keymap.of([
            {
              key: "Mod-s",
              run: () => {
                save();
                return true;
              },
            },
            ...defaultKeymap,
            ...searchKeymap,
            ...historyKeymap,
            ...completionKeymap,
            ...lintKeymap,
          ]),
          editorLooks,
        ],
      }),
    });
    view.current = made;
    held.current = own;
    look(made);
    return () => {
      clearTimeout(later);
      view.current = null;
      made.destroy();
    };
  }, [label, map]);

  // A text from elsewhere: the game as it is.
  useEffect(() => {
    if (view.current) held.current?.follow(view.current, text);
  }, [text]);

  useEffect(() => {
    view.current?.dispatch({
      effects: merge.current.reconfigure(
        compare ? unifiedMergeView({ original: live, mergeControls: false, gutter: true }) : [],
      ),
    });
  }, [compare, live]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the judge told of is looked at when it changes
  useEffect(() => {
    if (view.current) look(view.current);
  }, [told]);

  return <div ref={place} className="h-[60vh] overflow-hidden rounded-sm border border-edge" />;
}
