import type { GameEditorTexts } from "@/lib/texts/game-editor/en";

/** What a new game begins with: a small trick game that can be played at once. */
export const firstTemplate = ({ name, rules }: GameEditorTexts["first"]): string => `{
  "name": ${JSON.stringify(name)},
  "opts": {
    "players": [2, 4],
    "cards": [
      "9H", "9S", "9D", "9C", "JH", "JS", "JD", "JC", "QH", "QS", "QD", "QC",
      "KH", "KS", "KD", "KC", "0H", "0S", "0D", "0C", "AH", "AS", "AD", "AC"
    ],
    "levels": "9JQK0A",
    "suites": "HSDC",
    "sort": ["suite", "level"],
    "hand": 6,
    "trick": true,
    "lead": { "*": "trick" },
    "move": {
      "cards": 1,
      "response": { "suite": true },
      "win": { "suite": true, "level": true }
    },
    "points": { "trick": { "A": 11, "0": 10, "K": 4, "Q": 3, "J": 2 } },
    "complete": { "score": 200 }
  },
  "description": ${JSON.stringify(`# ${name}\n\n${rules}`)}
}
`;
