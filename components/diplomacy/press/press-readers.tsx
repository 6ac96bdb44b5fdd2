"use client";
import clsx from "clsx";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button, IconButton } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { PressDesk } from "@/lib/contracts/press-words";
import type { PowerView } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { Refusal } from "@/lib/engine/kernel/result";
import { PartyMark } from "./party-mark";
import type { SayParty } from "./party-names";

type Props = {
  desks: readonly PressDesk[];
  map: DiplomacyMap;
  /** What is known of the powers: who plays none is said. */
  powers: readonly PowerView[];
  say: SayParty;
  help(refusal: Refusal): string;
  onChoose(party: string, thread: string): void;
  onBack(): void;
};

/** Chooses who should read a letter; whom one may not write to now stands there with the reason. */
export function PressReaders({ desks, map, powers, say, help, onChoose, onBack }: Props) {
  const t = useTexts("diplomacyPress");
  const [party, setParty] = useState(desks[0]?.party ?? "");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const desk = desks.find((one) => one.party === party) ?? desks[0];
  if (!desk) return null;
  const open = desk.readers.filter(({ refused }) => refused === null).map(({ party: word }) => word);
  const readers = chosen.filter((word) => open.includes(word));
  // Where nobody but the master can be written to, the reason stands there once.
  const barred = desk.readers.filter(({ party: word, refused }) => word !== "m" && refused !== null);
  const reasons = new Set(barred.map(({ refused }) => (refused ? help(refused) : "")));
  const common = barred.length > 1 && reasons.size === 1 ? [...reasons][0] : null;
  const isAbsent = (word: string) =>
    powers.some(
      ({ name, kind, control }) =>
        `p:${name}` === word && (kind === "resigned" || (kind === "dummy" && (control?.length ?? 0) === 0)),
    );
  return (
    <div className="press-thread">
      <header className="press-head">
        <IconButton label={t.back} onClick={onBack}>
          <ArrowLeft />
        </IconButton>
        <h2>{t.pick.title}</h2>
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-1 overflow-y-auto px-4 py-3">
        {desks.length > 1 && (
          <Field label={t.pick.as} className="mb-2">
            <Select
              value={desk.party}
              onChange={setParty}
              options={desks.map((one) => ({ value: one.party, label: say(one.party) }))}
            />
          </Field>
        )}
        <Button
          reason={desk.toAll.refused ? help(desk.toAll.refused) : null}
          onClick={() => onChoose("all", "all")}
          className="mb-1"
        >
          {t.everybody}
        </Button>
        {desk.toAll.refused && <p className="text-sm text-ink-2">{help(desk.toAll.refused)}</p>}
        {common && <p className="letter-barred mb-1">{common}</p>}
        {desk.readers.map(({ party: word, refused }) => (
          <Checkbox
            key={word}
            label={
              <span className={clsx("flex items-center gap-2", refused && "text-ink-3")}>
                <PartyMark map={map} word={word} />
                {say(word)}
              </span>
            }
            help={
              refused
                ? help(refused) === common
                  ? undefined
                  : help(refused)
                : isAbsent(word)
                  ? t.pick.absent
                  : undefined
            }
            checked={readers.includes(word)}
            disabled={refused !== null}
            onChange={(on) => setChosen((was) => (on ? [...was, word] : was.filter((one) => one !== word)))}
          />
        ))}
      </div>
      <div className="letter-composer">
        <Button
          kind="primary"
          reason={readers.length === 0 ? t.pick.nobody : null}
          onClick={() => onChoose(desk.party, [...readers].sort().join())}
        >
          {t.pick.next}
        </Button>
      </div>
    </div>
  );
}
