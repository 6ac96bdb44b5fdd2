"use client";
import { Button } from "@/components/ui/button";
import type { TableView } from "@/lib/engine/kernel/table/view";
import type { LiveTable } from "./use-table";

type Props = { table: TableView; nickOf(user: string): string; live: LiveTable };

/** Who asks to join; for the host. */
export function JoinRequests({ table, nickOf, live }: Props) {
  return (
    <section aria-label="Requests to join" className="mx-4 mb-2 rounded-sm bg-brass-soft px-3 py-2">
      <ul className="flex flex-col gap-2">
        {table.requests.map((user) => (
          <li key={user} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <b className="font-semibold">{nickOf(user)}</b> would like to join.
            </span>
            <span className="flex gap-2">
              <Button
                dense
                aria-label={`Decline ${nickOf(user)}`}
                onClick={() => void live.tell({ type: "reject", user })}
              >
                Decline
              </Button>
              <Button
                kind="primary"
                dense
                aria-label={`Accept ${nickOf(user)}`}
                onClick={() => void live.tell({ type: "accept", user })}
              >
                Accept
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
