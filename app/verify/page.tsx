import type { Metadata } from "next";
import { CardSprite } from "@/components/cards/card-sprite";
import { Page, Panel } from "@/components/shell/page";
import { TextsOfVerify } from "@/components/texts/doors/verify";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { HandCheck } from "@/components/verify/hand-check";
import { VerifyPanel } from "@/components/verify/verify-panel";
import { currentLanguage } from "@/lib/auth/language";
import { currentUser } from "@/lib/auth/session";
import type { PackProof } from "@/lib/engine/ccg/factory/prove-pack";
import { readGame } from "@/lib/services/catalogue/games";
import { readDraftProof } from "@/lib/services/drafts/read-draft-proof";
import { readPackProof } from "@/lib/services/shop/list-packs";
import { readOwnDeal } from "@/lib/services/tables/read-own-deal";
import { listProofs, readHandProof, readProof } from "@/lib/services/tables/read-proof";
import { messagesOf } from "@/lib/texts/messages-of";
import { tableNameIn } from "@/lib/texts/table-name";
import type { VerifyTexts } from "@/lib/texts/verify/en";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("verify", await currentLanguage()).title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What an address says once; what it says twice it does not say. */
const once = (value: string | string[] | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

/** How it works, for whoever has nothing to check yet. */
const HowSealed = ({ t: { how: t } }: { t: VerifyTexts }) => (
  <Panel id="how" title={t.title}>
    <h3 className="font-semibold">{t.packsTitle}</h3>
    <ol className="mt-1 mb-4 flex max-w-prose list-decimal flex-col gap-1.5 pl-5">
      {t.packs.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <h3 className="font-semibold">{t.tablesTitle}</h3>
    <p className="mt-1 max-w-prose">{t.tables}</p>
  </Panel>
);

/** Number → name, for all cards that a proven pack could have held. */
async function namesOf(
  { contents, result }: Pick<PackProof, "contents" | "result">,
  t: VerifyTexts,
): Promise<Record<string, string>> {
  const game = await readGame(contents.game);
  const sheets = contents.slots.flatMap((slot) => slot.flatMap(({ sheet }) => sheet));
  return Object.fromEntries(
    [...new Set([...result, ...contents.fixed, ...sheets])].map((number) => [
      number,
      game?.database.byNumber.get(number)?.name ?? t.cardNumber(number),
    ]),
  );
}

export default async function Verify({ searchParams }: Props) {
  const query = await searchParams;
  const language = await currentLanguage();
  const t = messagesOf("verify", language);
  const [tableId, deal, packId, draftId] = [query.table, query.deal, query.pack, query.draft].map(once);
  const member = await currentUser();
  const epoch = tableId && deal && /^\d{1,6}$/.test(deal) ? Number(deal) : null;
  const [table, proof, own, hand, pack, draft] = await Promise.all([
    tableId ? listProofs(tableId) : null,
    tableId && epoch !== null ? readProof({ tableId, epoch }) : null,
    tableId && epoch !== null && member ? readOwnDeal(member, { tableId, epoch }) : null,
    tableId && member ? readHandProof(member, tableId) : null,
    packId ? readPackProof(packId) : null,
    draftId ? readDraftProof(draftId) : null,
  ]);
  const packed = pack ?? draft;
  const names = packed ? await namesOf(packed, t) : {};
  return (
    <TextsOfVerify language={language}>
      <Page title={t.title} lead={t.lead} width="middle">
        {(hand || own) && <CardSprite />}
        <div className="flex flex-col gap-5">
          {tableId && !table && <Empty>{t.noTable}</Empty>}
          {proof?.ok && (
            <Panel
              title={nameOf(table, deal, t)}
              lead={<Download href={`/api/tables/${tableId}/proof/${deal}`} label={t.download} />}
            >
              <VerifyPanel key={deal} given={JSON.stringify(proof.value, null, 2)} own={own} />
            </Panel>
          )}
          {proof && !proof.ok && (
            <p role="alert" className="text-danger">
              {proof.error.code === "fair/sealed" ? t.sealed : t.noDeal}
            </p>
          )}
          {hand && (
            <Panel title={t.handNow}>
              <HandCheck {...hand} />
            </Panel>
          )}
          {table && tableId && (
            <Panel title={t.dealsOf(tableNameIn(messagesOf("shell", language), table.named))}>
              {table.deals.length === 0 ? (
                <p className="text-ink-3">{t.noDeals}</p>
              ) : (
                <ul className="flex flex-wrap gap-2">
                  {table.deals.map(({ series, deal: number, epoch, open }) => (
                    <li key={epoch}>
                      {open ? (
                        <Link
                          href={`/verify?table=${tableId}&deal=${epoch}`}
                          className={buttonClass(String(epoch) === deal ? "primary" : "secondary", true)}
                        >
                          {t.deal(series + 1, number)}
                        </Link>
                      ) : (
                        <span className="text-sm text-ink-3">{t.dealSealed(series + 1, number)}</span>
                      )}
                    </li>
                  ))}
                </ul>
              )}
              <p className="mt-4 text-sm text-ink-3">
                {t.anchor} <span className="font-mono text-xs break-all">{t.anchorOf(table.anchor)}</span>
              </p>
            </Panel>
          )}
          {draftId && !draft && <Empty>{t.noPack}</Empty>}
          {draft && (
            <Panel
              title={t.packOf(draft.contents.name)}
              lead={<Download href={`/api/tables/${draftId}/draft`} label={t.download} />}
            >
              <VerifyPanel key={draftId} names={names} given={JSON.stringify(draft)} />
            </Panel>
          )}
          {packId && !pack && <Empty>{t.noPack}</Empty>}
          {pack && (
            <Panel
              title={t.packOf(pack.contents.name)}
              lead={<Download href={`/api/packs/${packId}/proof`} label={t.download} />}
            >
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
          {!tableId && !packId && !draftId && <HowSealed t={t} />}
          {!pack && !proof?.ok && (
            <Panel title={t.given.title}>
              <VerifyPanel given="" />
            </Panel>
          )}
        </div>
      </Page>
    </TextsOfVerify>
  );
}

/** The file that the check is made from, to keep or to check elsewhere. */
const Download = ({ href, label }: { href: string; label: string }) => (
  <a href={href} className="underline underline-offset-4">
    {label}
  </a>
);

/** "Series 1, deal 3", as the list of deals calls it. */
function nameOf(
  table: Awaited<ReturnType<typeof listProofs>>,
  epoch: string | undefined,
  t: Pick<VerifyTexts, "deal" | "someDeal">,
): string {
  const deal = table?.deals.find((one) => String(one.epoch) === epoch);
  return deal ? t.deal(deal.series + 1, deal.deal) : t.someDeal;
}
