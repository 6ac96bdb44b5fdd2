import type { Turning, TurnWords } from "./turning.en";

const USUAL: Turning = {
  tells: { tap: ["pöörad külili", "pöörab külili"], untap: ["pöörad püsti", "pöörab püsti"] },
  ...{ tap: "Pööra külili", untap: "Pööra püsti", untapAll: "Pööra kõik püsti", is: "külili" },
  key: "Pööra kaart külili või püsti",
};
/** By the English word of a game. */
const OF_GAMES: Readonly<Record<string, Turning>> = {
  rest: {
    tells: { tap: ["paned puhkama", "paneb puhkama"], untap: ["tõstad püsti", "tõstab püsti"] },
    ...{ tap: "Pane puhkama", untap: "Tõsta püsti", untapAll: "Tõsta kõik püsti", is: "puhkab" },
    key: "Pane kaart puhkama või tõsta püsti",
  },
};

export const turning = (words: TurnWords | null): Turning => (words ? OF_GAMES[words.tap[0]] : undefined) ?? USUAL;
