"use client";
import { useEffect, useState } from "react";
import { powerName } from "@/components/diplomacy/names";
import { useTexts } from "@/components/texts/context";
import type { DiplomacyMap, PowerName } from "@/lib/engine/diplomacy/map/model";
import type { Position } from "@/lib/engine/diplomacy/position";
import { lookOf, looksOf } from "./power-looks";
import { PowerMark } from "./unit-shape";

type Props = { map: DiplomacyMap; position: Position; own?: readonly PowerName[] };

/** More powers than this are unfolded only when asked for. */
const MOST = 10;

/** Letter and colour of each power that is in the game, and how many centres it has. Folds away. */
export function PowerLegend({ map, position, own = [] }: Props) {
  const { map: t } = useTexts("diplomacy");
  const looks = looksOf(map);
  const count = (power: PowerName): number => Object.values(position.owners).filter((name) => name === power).length;
  const present = map.powers
    .map(({ name }) => ({ name, centres: count(name) }))
    .filter(({ name, centres }) => centres > 0 || position.units.some(({ power }) => power === name))
    .sort((a, b) => Number(own.includes(b.name)) - Number(own.includes(a.name)) || b.centres - a.centres);
  const [open, setOpen] = useState(false);
  const few = present.length <= MOST;
  // Where there is room for it beside the map's own names.
  useEffect(() => setOpen(few && window.matchMedia("(width >= 701px)").matches), [few]);
  return (
    <details className="power-legend" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.legend}</summary>
      <ul>
        {present.map(({ name, centres }) => (
          <li key={name}>
            <PowerMark look={lookOf(looks, name)} />
            <span className="flex-1">{powerName(map, name)}</span>
            <span title={t.centres(centres)}>{centres}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
