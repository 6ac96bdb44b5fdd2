"use client";
import { useTexts } from "@/components/texts/context";
import type { Seat } from "@/lib/engine/kernel/game";
import type { TableView } from "@/lib/engine/kernel/table/view";
import { TellButton } from "./tell-button";
import { isUnderWay, type LiveTable } from "./use-table";

type Props = {
  table: TableView;
  nickOf(user: string): string;
  /** What a seat is called; null: it has no name. */
  seatName(seat: Seat): string | null;
  live: LiveTable;
};

/** Who asks to join; for the host. */
export function JoinRequests({ table, nickOf, seatName, live }: Props) {
  const { requests: t, answering } = useTexts("table");
  const wants = (user: string): string => {
    const seat = table.wishes?.[user];
    const name = seat === undefined ? null : seatName(seat);
    return name === null ? t.wants(nickOf(user)) : t.wantsSeat(nickOf(user), name);
  };
  return (
    <section aria-label={t.title}>
      <ul className="flex flex-col gap-2">
        {table.requests.map((user) => (
          <li key={user} className="flex flex-wrap items-center justify-between gap-2">
            <span>{wants(user)}</span>
            <span className="flex gap-2">
              <TellButton
                dense
                aria-label={t.declineName(nickOf(user))}
                reason={isUnderWay(live, { type: "accept", user }) ? answering : null}
                live={live}
                intent={{ type: "reject", user }}
              >
                {t.decline}
              </TellButton>
              <TellButton
                kind="primary"
                dense
                aria-label={t.acceptName(nickOf(user))}
                reason={isUnderWay(live, { type: "reject", user }) ? answering : null}
                live={live}
                intent={{ type: "accept", user }}
              >
                {t.accept}
              </TellButton>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
