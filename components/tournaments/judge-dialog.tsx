"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { RadioCards } from "@/components/ui/radio-cards";
import { Select } from "@/components/ui/select";
import type { MatchLine, TournamentView } from "@/lib/contracts/tournament-words";
import { Problem } from "./problem";
import { type Act, useAct } from "./use-act";

type Props = { tournament: TournamentView; match: MatchLine; judge: Act; onClose(): void };

/** Players by the place that was chosen for each; `0`: none. */
function placesOf(players: readonly string[], chosen: Readonly<Record<string, number>>): string[][] {
  const values = [...new Set(players.map((nick) => chosen[nick] ?? 1))]
    .filter((place) => place > 0)
    .sort((a, b) => a - b);
  return values.map((value) => players.filter((nick) => (chosen[nick] ?? 1) === value));
}

/** The judge says who won; of more than two, who came in where. */
export function JudgeDialog({ tournament, match, judge, onClose }: Props) {
  const { room } = useTexts("tournaments");
  const t = room.judge;
  const { busy, problem, run } = useAct(judge);
  const { players, round, number } = match;
  const [won, setWon] = useState("");
  const [chosen, setChosen] = useState<Record<string, number>>({});
  const isTwo = players.length === 2;
  const places = isTwo
    ? won === "nothing"
      ? []
      : won === "draw"
        ? [[...players]]
        : [[won], players.filter((nick) => nick !== won)]
    : placesOf(players, chosen);
  const save = () => run({ id: tournament.id, round, number, places }, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.title(number)}
      description={t.lead}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button kind="primary" busy={busy} reason={isTwo && won === "" ? t.choose : null} onClick={save}>
            {busy ? t.saving : t.save}
          </Button>
        </>
      }
    >
      {match.call && <p className="mb-3 rounded-sm bg-sunken px-3 py-2">{room.says(match.call)}</p>}
      {isTwo ? (
        <RadioCards
          label={t.order}
          value={won}
          onChange={setWon}
          options={[
            ...players.map((nick) => ({ value: nick, label: t.won(nick) })),
            ...(tournament.style === "swiss" ? [{ value: "draw", label: t.draw }] : []),
            { value: "nothing", label: t.nothing },
          ]}
        />
      ) : (
        <div className="grid gap-3">
          {players.map((nick) => (
            <Field key={nick} label={t.placeOf(nick)}>
              <Select
                value={String(chosen[nick] ?? 1)}
                onChange={(place) => setChosen({ ...chosen, [nick]: Number(place) })}
                options={[
                  ...players.map((_, i) => ({ value: String(i + 1), label: String(i + 1) })),
                  { value: "0", label: t.nowhere },
                ]}
              />
            </Field>
          ))}
        </div>
      )}
      <div className="mt-3">
        <Problem text={problem} />
      </div>
    </Dialog>
  );
}
