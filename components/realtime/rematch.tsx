"use client";
import clsx from "clsx";
import type { SeatPerson } from "@/components/table/types";
import { useTexts } from "@/components/texts/context";
import { Button, buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { TableView } from "@/lib/engine/kernel/table/view";
import { Foot } from "./foot";
import type { FootKind } from "./foot-of";
import { TellButton } from "./tell-button";
import { isUnderWay, type LiveTable } from "./use-table";

type Props = {
  live: LiveTable;
  table: TableView;
  game: Extract<FootKind, { is: "complete" }>;
  people: readonly SeatPerson[];
};

/** A series that is over: who wants another one. */
export default function Rematch({ live, table, game, people }: Props) {
  const { seat, brings, another } = game;
  const { foot: t } = useTexts("table");
  const wanted = table.rematch.includes(seat);
  const players = people.filter((person) => person.kind === "user" || person.kind === "shadow").length;
  const names = table.rematch.filter((other) => other !== seat).map((other) => people[other]?.name ?? "");
  const missing = players - table.rematch.length;
  const text = wanted
    ? t.rematchWanted(table.rematch.length, players)
    : names.length > 0
      ? t.rematchAsked(names, missing === 1)
      : // Where one plays again with what one brings, the line above says that it is over.
        brings
        ? ""
        : t.over;
  const again = !wanted && !table.settings.houseRun;
  return (
    <Foot text={text}>
      {again && (
        <TellButton kind="brass" live={live} intent={{ type: "rematch" }}>
          {players > 1 ? t.rematch : t.playAgain}
        </TellButton>
      )}
      {again && brings && (
        <Button
          className="text-ink"
          busy={isUnderWay(live, { type: "rematch" })}
          onClick={() => {
            brings.choose();
            void live.tell({ type: "rematch" });
          }}
        >
          {t.otherDeck}
        </Button>
      )}
      <Link href={another ?? "/"} className={clsx(buttonClass("secondary"), "text-ink")}>
        {another === undefined ? t.toLobby : t.anotherGame}
      </Link>
    </Foot>
  );
}
