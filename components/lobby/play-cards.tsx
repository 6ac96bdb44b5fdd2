"use client";
import { useTexts } from "@/components/texts/context";
import { type GoToTable, PressToPlay } from "./press-to-play";

/** To a game of Five Dyes in one press: with a deck of the house, against a bot, by the rules. */
export function PlayCards({ dense = false, play }: { dense?: boolean; play: GoToTable }) {
  const { collect: t } = useTexts("lobby");
  return (
    <PressToPlay play={play} kind="secondary" dense={dense}>
      {t.play}
    </PressToPlay>
  );
}
