"use client";
import { type KeyDeeds, KeysHelp as Keys } from "@/components/ui/keys-help";
import { Switch } from "@/components/ui/toggles";

const DEEDS: KeyDeeds = [
  [["←", "→"], "Go from card to card"],
  [["1", "…", "9"], "Choose a card by its place"],
  [["Enter"], "Do what the brass button says"],
  [["Esc"], "Take the choice back"],
  [["B"], "Bid"],
  [["P"], "Pass"],
  [["L"], "Show the last trick"],
  [["H"], "Ask for a hint"],
  [["T"], "Read the table aloud"],
  [["C"], "Write in the chat"],
  [["?"], "Show these keys"],
];

type Props = {
  open: boolean;
  onOpenChange(open: boolean): void;
  letters: boolean;
  onLetters?(on: boolean): void;
};

export function KeysHelp({ open, onOpenChange, letters, onLetters }: Props) {
  return (
    <Keys open={open} onOpenChange={onOpenChange} title="Keys at the table" deeds={DEEDS}>
      {onLetters && (
        <div className="mt-3 border-t border-line pt-2">
          <Switch
            label="Single letters act"
            help="Arrows, digits, Enter and Esc always do."
            checked={letters}
            onChange={onLetters}
          />
        </div>
      )}
    </Keys>
  );
}
