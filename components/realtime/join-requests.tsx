"use client";
import { useTexts } from "@/components/texts/context";
import type { TableView } from "@/lib/engine/kernel/table/view";
import { TellButton } from "./tell-button";
import { isUnderWay, type LiveTable } from "./use-table";

type Props = { table: TableView; nickOf(user: string): string; live: LiveTable };

/** Who asks to join; for the host. */
export function JoinRequests({ table, nickOf, live }: Props) {
  const { requests: t, answering } = useTexts("table");
  return (
    <section aria-label={t.title}>
      <ul className="flex flex-col gap-2">
        {table.requests.map((user) => (
          <li key={user} className="flex flex-wrap items-center justify-between gap-2">
            <span>{t.wants(nickOf(user))}</span>
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
