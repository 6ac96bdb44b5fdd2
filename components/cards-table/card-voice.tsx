"use client";
import type { SoundLevel } from "@/components/table/types";
import { useChange } from "@/components/ui/use-change";
import type { View } from "@/lib/engine/cards/vocabulary";
import { cardSound } from "./card-sounds";

/** Lets the cards be heard: dealt, played, taken. Shows nothing itself. */
export default function CardVoice({ view, sounds }: { view: View; sounds: SoundLevel }): null {
  const played = view.plays.length + (view.stack?.count ?? 0);
  useChange(view.deal, () => cardSound("deal", sounds));
  useChange(view.trump, () => {
    if (view.trump) cardSound("trump", sounds);
  });
  useChange(view.round, (before) => {
    if (view.round > before) cardSound("trick", sounds);
  });
  useChange(played, (before) => {
    if (played > before) cardSound("play", sounds);
  });
  return null;
}
