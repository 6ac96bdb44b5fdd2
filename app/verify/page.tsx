import type { Metadata } from "next";
import Link from "next/link";
import { CardSprite } from "@/components/cards/card-sprite";
import { Page, Panel } from "@/components/shell/page";
import { Texts } from "@/components/texts/doors";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { HandCheck } from "@/components/verify/hand-check";
import { VerifyPanel } from "@/components/verify/verify-panel";
import { currentUser } from "@/lib/auth/session";
import type { PackProof } from "@/lib/engine/ccg/factory/prove-pack";
import { readGame } from "@/lib/services/catalogue/games";
import { readPackProof } from "@/lib/services/shop/list-packs";
import { readOwnDeal } from "@/lib/services/tables/read-own-deal";
import { listProofs, readHandProof, readProof } from "@/lib/services/tables/read-proof";
import { messagesOf } from "@/lib/texts/messages-of";
import { tableNameIn } from "@/lib/texts/table-name";

export const metadata: Metadata = { title: "Was it fair?" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What an address says once; what it says twice it does not say. */
const once = (value: string | string[] | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

/** Number → name, for all cards that a proven pack could have held. */
async function namesOf({ contents, result }: PackProof): Promise<Record<string, string>> {
  const game = await readGame(contents.game);
  const sheets = contents.slots.flatMap((slot) => slot.flatMap(({ sheet }) => sheet));
  return Object.fromEntries(
    [...new Set([...result, ...contents.fixed, ...sheets])].map((number) => [
      number,
      game?.database.byNumber.get(number)?.name ?? `card ${number}`,
    ]),
  );
}

export default async function Verify({ searchParams }: Props) {
  const query = await searchParams;
  const [tableId, deal, packId] = [query.table, query.deal, query.pack].map(once);
  const member = await currentUser();
  const epoch = tableId && deal && /^\d{1,6}$/.test(deal) ? Number(deal) : null;
  const [table, proof, own, hand, pack] = await Promise.all([
    tableId ? listProofs(tableId) : null,
    tableId && epoch !== null ? readProof(tableId, epoch) : null,
    tableId && epoch !== null && member ? readOwnDeal(tableId, epoch, member.id) : null,
    tableId && member ? readHandProof(tableId, member.id) : null,
    packId ? readPackProof(packId) : null,
  ]);
  const names = pack ? await namesOf(pack) : {};
  return (
    <Texts page="cards" language="en">
      <Page
        title="Was it fair?"
        lead="Nobody can choose the cards here, not even the house: it seals its part of the chance before the table opens, and every player’s browser adds a part of its own. Check it yourself."
        width="middle"
      >
        {(hand || own) && <CardSprite />}
        <div className="flex flex-col gap-5">
          {tableId && !table && <Empty>There is no such table.</Empty>}
          {proof?.ok && (
            <Panel title={`${nameOf(table, deal)}`} lead={<Download href={`/api/tables/${tableId}/proof/${deal}`} />}>
              <VerifyPanel key={deal} given={JSON.stringify(proof.value, null, 2)} own={own} />
            </Panel>
          )}
          {proof && !proof.ok && (
            <p role="alert" className="text-danger">
              {proof.error.code === "fair/sealed"
                ? "Past hands stay hidden in this game. Its shuffles can be checked once the host has closed the table."
                : "There is no such deal here."}
            </p>
          )}
          {hand && (
            <Panel title="Your hand now">
              <HandCheck root={hand.root} cards={hand.cards} />
            </Panel>
          )}
          {table && tableId && (
            <Panel title={`Deals of ${tableNameIn(messagesOf("shell", "en"), table.named)}`}>
              {table.deals.length === 0 ? (
                <p className="text-ink-3">No deal has ended here yet. Each can be checked once it has.</p>
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
              <p className="mt-4 text-sm text-ink-3">
                Published before anybody sat down:{" "}
                <span className="font-mono text-xs break-all">anchor {table.anchor}</span>
              </p>
            </Panel>
          )}
          {packId && !pack && (
            <Empty>
              This pack is still closed, or there is none with this number. It can be checked once it is open.
            </Empty>
          )}
          {pack && (
            <Panel title={`A pack of ${pack.contents.name}`} lead={<Download href={`/api/packs/${packId}/proof`} />}>
              <ul className="mb-5 flex flex-wrap gap-x-4 gap-y-1">
                {[...pack.result.entries()].map(([place, number]) => (
                  <li key={place}>
                    <Link href={`/cards/${pack.contents.game}-${number}`} className="underline underline-offset-4">
                      {names[number]}
                    </Link>
                  </li>
                ))}
              </ul>
              <VerifyPanel key={packId} names={names} given={JSON.stringify(pack)} />
            </Panel>
          )}
          {!pack && !proof?.ok && (
            <Panel title="Check a proof that you were given">
              <VerifyPanel given="" />
            </Panel>
          )}
        </div>
      </Page>
    </Texts>
  );
}

/** The file that the check is made from, to keep or to check elsewhere. */
const Download = ({ href }: { href: string }) => (
  <a href={href} className="underline underline-offset-4">
    Download the proof
  </a>
);

/** "Series 1, deal 3", as the list of deals calls it. */
function nameOf(table: Awaited<ReturnType<typeof listProofs>>, epoch: string | undefined): string {
  const deal = table?.deals.find((one) => String(one.epoch) === epoch);
  return deal ? `Series ${deal.series + 1}, deal ${deal.deal}` : "The deal";
}
