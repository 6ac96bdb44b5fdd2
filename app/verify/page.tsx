import type { Metadata } from "next";
import Link from "next/link";
import { Page, Panel } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { HandCheck } from "@/components/verify/hand-check";
import { VerifyPanel } from "@/components/verify/verify-panel";
import { currentUser } from "@/lib/auth/session";
import type { PackProof } from "@/lib/engine/ccg/factory/prove-pack";
import { houseCards } from "@/lib/engine/ccg/sets";
import { gameNamed } from "@/lib/services/shop/games";
import { readPackProof } from "@/lib/services/shop/list-packs";
import { listProofs, readHandProof, readProof } from "@/lib/services/tables/read-proof";

export const metadata: Metadata = { title: "Verify" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What an address says once; what it says twice it does not say. */
const once = (value: string | string[] | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

/** Number → name, for all cards that a proven pack could have held. */
function namesOf({ contents, result }: PackProof): Record<string, string> {
  const house = gameNamed(contents.game);
  const sheets = contents.slots.flatMap((slot) => slot.flatMap(({ sheet }) => sheet));
  return Object.fromEntries(
    [...new Set([...result, ...contents.fixed, ...sheets])].map((number) => [
      number,
      (house && houseCards(house).cards[number]?.name) ?? `card ${number}`,
    ]),
  );
}

export default async function Verify({ searchParams }: Props) {
  const query = await searchParams;
  const [tableId, deal, packId] = [query.table, query.deal, query.pack].map(once);
  const member = await currentUser();
  const [table, proof, hand, pack] = await Promise.all([
    tableId ? listProofs(tableId) : null,
    tableId && deal && /^\d{1,6}$/.test(deal) ? readProof(tableId, Number(deal)) : null,
    tableId && member ? readHandProof(tableId, member.id) : null,
    packId ? readPackProof(packId) : null,
  ]);
  const names = pack ? namesOf(pack) : {};
  return (
    <Page
      title="Verify chance"
      lead="Every shuffle and every pack is fixed before anybody can know it, from the house's sealed seed and the players' own shares. Check it yourself."
      width="middle"
    >
      <div className="flex flex-col gap-5">
        {tableId && !table && <Empty>There is no such table.</Empty>}
        {hand && (
          <Panel title="Your hand now">
            <HandCheck root={hand.root} cards={hand.cards} />
          </Panel>
        )}
        {table && tableId && (
          <Panel
            title={`Deals of ${table.name}`}
            lead={<span className="font-mono text-xs break-all">Anchor {table.anchor}</span>}
          >
            {table.deals.length === 0 ? (
              <p className="text-ink-3">No deal has ended here yet. Its seed is opened when it has.</p>
            ) : (
              <ul className="flex flex-wrap gap-2">
                {table.deals.map(({ series, deal: number, epoch, open }) => (
                  <li key={epoch}>
                    {open ? (
                      <Link
                        href={`/verify?table=${tableId}&deal=${epoch}`}
                        className={buttonClass(String(epoch) === deal ? "primary" : "secondary", true)}
                      >
                        Series {series + 1}, deal {number}
                      </Link>
                    ) : (
                      <span className="text-sm text-ink-3">
                        Series {series + 1}, deal {number}: sealed until the table is closed
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        )}
        {proof && !proof.ok && (
          <p role="alert" className="text-danger">
            {proof.error.code === "fair/sealed"
              ? "This game keeps old cards hidden. Its seeds are opened when the host closes the table."
              : "There is no such deal here."}
          </p>
        )}
        {packId && !pack && (
          <Empty>This pack is closed still, or there is none of this name. Its secret is opened with the pack.</Empty>
        )}
        {pack && (
          <Panel title={`A pack of ${pack.contents.name}`}>
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {[...pack.result.entries()].map(([place, number]) => (
                <li key={place}>
                  <Link href={`/cards/${pack.contents.game}-${number}`} className="underline underline-offset-4">
                    {names[number]}
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        <Panel
          title={packId ? "Check a pack" : "Check a deal or a pack"}
          lead={
            pack ? (
              <a href={`/api/packs/${packId}/proof`} className="underline underline-offset-4">
                Download the proof
              </a>
            ) : (
              proof?.ok && (
                <a href={`/api/tables/${tableId}/proof/${deal}`} className="underline underline-offset-4">
                  Download the proof
                </a>
              )
            )
          }
        >
          <VerifyPanel
            key={`${deal ?? ""}${packId ?? ""}`}
            names={names}
            given={pack ? JSON.stringify(pack) : proof?.ok ? JSON.stringify(proof.value, null, 2) : ""}
          />
        </Panel>
      </div>
    </Page>
  );
}
