"use client";
import { Keyboard, NotebookText, Settings2 } from "lucide-react";
import { SoundToggle } from "@/components/table/sound-toggle";
import { useTexts } from "@/components/texts/context";
import { IconButton } from "@/components/ui/button";
import type { Overlay } from "./overlays";
import type { TablePrefs } from "./types";

type Props = {
  prefs: TablePrefs;
  onPrefs?: ((prefs: TablePrefs) => void) | undefined;
  /** There is a score sheet to show. */
  hasSheet: boolean;
  onOpen(overlay: Overlay): void;
};

/** The small tools in the side panel's head: sound, score sheet, keys, looks. */
export function PanelTools({ prefs, onPrefs, hasSheet, onOpen }: Props) {
  const { verbs: t } = useTexts("cardsTable");
  return (
    <>
      {onPrefs && <SoundToggle level={prefs.sounds} onChange={(sounds) => onPrefs({ ...prefs, sounds })} />}
      {hasSheet && (
        <IconButton label={t.sheet} onClick={() => onOpen("sheet")}>
          <NotebookText />
        </IconButton>
      )}
      <IconButton label={t.keys} onClick={() => onOpen("keys")}>
        <Keyboard />
      </IconButton>
      {onPrefs && (
        <IconButton label={t.prefs} onClick={() => onOpen("prefs")}>
          <Settings2 />
        </IconButton>
      )}
    </>
  );
}
