"use client";
import { useState } from "react";
import { CardFace } from "@/components/ccg/card-face";
import type { Face } from "@/components/ccg/face-of";
import { personAt } from "@/components/table/people";
import type { SeatPerson } from "@/components/table/types";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Select } from "@/components/ui/select";
import type { LogPick } from "@/lib/engine/ccg/draft/view";
import type { Seat } from "@/lib/engine/kernel/game";

type Props = {
  log: readonly (readonly LogPick[])[];
  size: number;
  people: readonly SeatPerson[];
  you: Seat | null;
  faceOf(number: number): Face | null;
  tableId: string;
};

/** A draft read again afterwards, pick by pick: what was in each pack, and what was taken. */
export function DraftLog({ log, size, people, you, faceOf, tableId }: Props) {
  const { room } = useTexts("draft");
  const { log: t } = room;
  const [seat, setSeat] = useState(you ?? 0);
  const [nth, setNth] = useState(0);
  const picks = log[seat] ?? [];
  const pick = picks[nth];
  const nameAt = (at: Seat): string => personAt(people, at)?.name ?? "";
  if (!pick) return null;
  const taken = faceOf(pick.card);
  const first = pick.pack.indexOf(pick.card);
  return (
    <section className="dr-log" aria-label={t.title}>
      <header className="flex flex-wrap items-end gap-3">
        <h2 className="display-xl grow">{t.title}</h2>
        <Link
          href={`/verify?draft=${tableId}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {room.proof}
        </Link>
        <Field label={t.of}>
          <Select
            value={String(seat)}
            onChange={(value) => setSeat(Number(value))}
            options={log.map((_, at) => ({ value: String(at), label: nameAt(at) }))}
          />
        </Field>
      </header>
      <div className="flex flex-wrap items-center gap-2">
        <Button kind="outline" dense reason={nth === 0 ? t.pick(1, 1, 1) : null} onClick={() => setNth(nth - 1)}>
          {t.before}
        </Button>
        <Button
          kind="outline"
          dense
          reason={nth >= picks.length - 1 ? t.pick(picks.length, Math.ceil(picks.length / size), size) : null}
          onClick={() => setNth(nth + 1)}
        >
          {t.after}
        </Button>
        <p role="status" className="tabular-nums">
          <b className="font-semibold">{t.pick(nth + 1, Math.floor(nth / size) + 1, (nth % size) + 1)}</b>{" "}
          <span className="text-on-felt-2">{t.opened(nameAt(pick.opener))}</span>
          {". "}
          {taken && t.took(taken.name)}
          {pick.late && <span className="text-on-felt-2"> · {room.late}</span>}
        </p>
      </div>
      <ul className="dr-pack" aria-label={t.inPack(pick.pack.length)}>
        {pick.pack.map((number, place) => {
          const face = faceOf(number);
          const isTaken = place === first;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of one number are alike
            <li key={place} data-card={number}>
              <span className="dr-card" data-taken={isTaken || undefined}>
                <span className="sr-only">{isTaken ? t.taken(face?.alt ?? "") : face?.alt}</span>
                <span aria-hidden="true">{face && <CardFace face={face} thumb />}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
