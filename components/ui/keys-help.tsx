"use client";
import { useTexts } from "@/components/texts/context";
import { Dialog } from "./dialog";
import { Kbd } from "./kbd";
import { LETTER_KEYS, useLetterKeys } from "./letter-keys";
import { Switch } from "./switch";

/** Keys, and what they do. */
export type KeyBindings = readonly (readonly [keys: readonly string[], effect: string])[];

type Props = {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  bindings: KeyBindings;
};

/** Turns single letters on or off on all pages of this browser. */
function setLetterKeys(on: boolean): void {
  try {
    localStorage.setItem(LETTER_KEYS, on ? "on" : "off");
  } catch {
    // Without storage it cannot be kept: they stay on.
  }
  // Other tabs are told by the browser.
  window.dispatchEvent(new Event("storage"));
}

/** The keys of a page, as `?` shows them, and whether letters are among them. */
export function KeysHelp({ open, onOpenChange, title, bindings }: Props) {
  const { keys: t } = useTexts("ui");
  const letters = useLetterKeys();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={t.letters}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
        {bindings.map(([keys, effect]) => (
          <div key={effect} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key === "Space" ? t.space : key}</Kbd>
              ))}
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 border-t border-line pt-2">
        <Switch label={t.switch} help={t.switchHelp} checked={letters} onChange={setLetterKeys} />
      </div>
    </Dialog>
  );
}
