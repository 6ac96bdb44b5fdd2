"use client";
import { useTexts } from "@/components/texts/context";
import { type GoToTable, PressToPlay } from "./press-to-play";

type Props = { slug: string; name: string; dense?: boolean; play: GoToTable };

/** To a table of one game in one press, with bots in the other seats. */
export function PlayWithBots({ slug, name, dense = false, play }: Props) {
  const { start: t } = useTexts("lobby");
  return (
    <PressToPlay play={play} kind="brass" dense={dense} given={{ game: slug, bots: "1" }}>
      <span aria-hidden="true">{t.withBots}</span>
      <span className="sr-only">{t.withBotsAt(name)}</span>
    </PressToPlay>
  );
}
