"use client";
import clsx from "clsx";
import type { SeatPerson } from "@/components/table/types";
import { useTexts } from "@/components/texts/context";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { TableView } from "@/lib/engine/kernel/table/view";
import { Foot } from "./foot";
import { TellButton } from "./tell-button";
import type { LiveTable } from "./use-table";

type Props = { live: LiveTable; table: TableView; seat: number; people: readonly SeatPerson[] };

/** A series that is over: who wants another one. */
export default function Rematch({ live, table, seat, people }: Props) {
  const { foot: t } = useTexts("table");
  const wanted = table.rematch.includes(seat);
  const players = people.filter((person) => person.kind === "user" || person.kind === "shadow").length;
  const names = table.rematch.filter((other) => other !== seat).map((other) => people[other]?.name ?? "");
  const missing = players - table.rematch.length;
  const text = wanted
    ? t.rematchWanted(table.rematch.length, players)
    : names.length > 0
      ? t.rematchAsked(names, missing === 1)
      : t.over;
  return (
    <Foot text={text}>
      {!wanted && !table.settings.houseRun && (
        <TellButton kind="brass" live={live} intent={{ type: "rematch" }}>
          {t.rematch}
        </TellButton>
      )}
      <Link href="/" className={clsx(buttonClass("secondary"), "text-ink")}>
        {t.toLobby}
      </Link>
    </Foot>
  );
}
