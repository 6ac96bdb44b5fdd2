"use client";
import { type KeyDeeds, KeysHelp as Keys } from "@/components/ui/keys-help";

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

/** The keys at a table. */
export const KeysHelp = (props: { open: boolean; onOpenChange(open: boolean): void }) => (
  <Keys {...props} title="Keys at the table" deeds={DEEDS} />
);
