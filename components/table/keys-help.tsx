"use client";
import { Kbd } from "@/components/ui/chip";
import { Dialog } from "@/components/ui/dialog";
import { Switch } from "@/components/ui/toggles";

const KEYS: [keys: string[], deed: string][] = [
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
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keys at the table"
      description="Letters are off while you write."
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
        {KEYS.map(([keys, deed]) => (
          <div key={deed} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
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
    </Dialog>
  );
}
