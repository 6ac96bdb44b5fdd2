"use client";
import type { TableView } from "@/lib/engine/kernel/table/view";
import { TellButton } from "./tell-button";
import { isUnderWay, type LiveTable } from "./use-table";

const ANSWERED = "Your answer is on its way";

type Props = { table: TableView; nickOf(user: string): string; live: LiveTable };

/** Who asks to join; for the host. */
export function JoinRequests({ table, nickOf, live }: Props) {
  return (
    <section aria-label="Requests to join">
      <ul className="flex flex-col gap-2">
        {table.requests.map((user) => (
          <li key={user} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <b className="font-semibold">{nickOf(user)}</b> would like to join.
            </span>
            <span className="flex gap-2">
              <TellButton
                dense
                aria-label={`Decline ${nickOf(user)}`}
                reason={isUnderWay(live, { type: "accept", user }) ? ANSWERED : null}
                live={live}
                intent={{ type: "reject", user }}
              >
                Decline
              </TellButton>
              <TellButton
                kind="primary"
                dense
                aria-label={`Accept ${nickOf(user)}`}
                reason={isUnderWay(live, { type: "reject", user }) ? ANSWERED : null}
                live={live}
                intent={{ type: "accept", user }}
              >
                Accept
              </TellButton>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
