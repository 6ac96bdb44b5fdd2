"use client";
import { useTexts } from "@/components/texts/context";
import { Select } from "@/components/ui/select";
import { alternating, sideOf, withSide } from "./teams";

type Props = {
  teams: readonly (readonly number[])[];
  players: number;
  label: string;
  onChange(teams: number[][]): void;
};

/** Who plays with whom: the side of each seat. Seats count from 1 for people, from 0 in the template. */
export function TeamsControl({ teams, players, label, onChange }: Props) {
  const { form: t } = useTexts("gameEditor");
  const seats = Math.max(players, 1 + Math.max(...teams.flat()));
  const isWhole = Array.from({ length: seats }, (_, seat) => sideOf(teams, seat)).every((side) => side !== null);
  const sides = Array.from({ length: Math.min(seats, teams.length + 1) }, (_, side) => ({
    value: String(side),
    label: t.side(side + 1),
  }));
  return (
    <fieldset aria-label={label} className="grid gap-2 sm:grid-cols-2">
      {Array.from({ length: seats }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are their places
        <div key={seat} className="flex items-center gap-3">
          <span className="w-20 text-ink-2">{t.seat(seat + 1)}</span>
          <div className="flex-1">
            <Select
              label={t.sideOf(seat + 1)}
              value={String(sideOf(teams, seat) ?? "")}
              onChange={(side) => onChange(withSide(isWhole ? teams : alternating(seats), seat, Number(side)))}
              options={isWhole ? sides : [{ value: "", label: t.notSaid }, ...sides]}
            />
          </div>
        </div>
      ))}
    </fieldset>
  );
}
