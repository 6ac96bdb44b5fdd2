"use client";
import clsx from "clsx";
import Link from "next/link";
import type { SeatPerson } from "@/components/table/types";
import { buttonClass } from "@/components/ui/button";
import { listed } from "@/components/ui/listed";
import type { TableView } from "@/lib/engine/kernel/table/view";
import { Foot } from "./foot";
import { TellButton } from "./tell-button";
import type { LiveTable } from "./use-table";

type Props = { live: LiveTable; table: TableView; seat: number; people: readonly SeatPerson[] };

/** A series that is over: who wants another one. */
export default function Rematch({ live, table, seat, people }: Props) {
  const wanted = table.rematch.includes(seat);
  const players = people.filter((person) => person.kind === "user" || person.kind === "shadow").length;
  const names = table.rematch.filter((other) => other !== seat).map((other) => people[other]?.name ?? "");
  const missing = players - table.rematch.length;
  const text = wanted
    ? `${table.rematch.length} of ${players} want a rematch. It starts once all do.`
    : names.length > 0
      ? `${listed(names)} ${names.length === 1 ? "wants" : "want"} a rematch${missing === 1 ? "; it starts once you agree" : ""}.`
      : "The series is over.";
  return (
    <Foot text={text}>
      {!wanted && (
        <TellButton kind="brass" live={live} intent={{ type: "rematch" }}>
          Play a rematch
        </TellButton>
      )}
      <Link href="/" className={clsx(buttonClass("secondary"), "text-ink")}>
        To the lobby
      </Link>
    </Foot>
  );
}
