import type { Metadata } from "next";
import { ReadAnewIfOpened } from "@/components/ccg/opened-here";
import { PackArt } from "@/components/ccg/pack-art";
import { SectionTabs } from "@/components/ccg/section-tabs";
import { Page, Panel } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { listOpenedPacks, listPiles, MOST_LISTED } from "@/lib/services/shop/list-packs";
import { messagesOf } from "@/lib/texts/messages-of";
import { readCovers } from "../covers";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("packs", await currentLanguage()).title };
}

/** So many of a pile can be opened at once: five, ten, all of it as far as that goes. */
const waysOf = (count: number): number[] => [...[5, 10].filter((some) => some < count), Math.min(count, MOST_LISTED)];

export default async function Packs() {
  const member = await requireUser("/shop/packs");
  const language = await currentLanguage();
  const t = messagesOf("packs", language);
  const [piles, opened, coverOf] = await Promise.all([listPiles(member), listOpenedPacks(member), readCovers()]);
  return (
    <ReadAnewIfOpened closed={piles.map(({ first }) => first.id)}>
      <Page title={t.title} lead={t.lead}>
        <SectionTabs closed={piles.reduce((sum, { count }) => sum + count, 0)} />
        {piles.length === 0 ? (
          <Empty
            action={
              <Link href="/shop" className={buttonClass("primary")}>
                {messagesOf("ccg", language).toShop}
              </Link>
            }
          >
            {t.none}
          </Empty>
        ) : (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(168px,1fr))] gap-4">
            {piles.map(({ first, count }) => (
              <li key={first.productId} className="flex flex-col gap-3 rounded-md border border-line bg-surface p-4">
                <PackArt {...coverOf(first)} set={first.set} type={first.type} className="w-28 self-center" />
                <p className="text-center">
                  <span className="font-medium">{first.product}</span>
                  <br />
                  <span className="text-sm text-ink-3">{t.count(count)}</span>
                </p>
                <Link href={`/shop/packs/${first.id}`} className={`mt-auto ${buttonClass("primary")}`}>
                  {t.openOne}
                </Link>
                {count > 1 && (
                  <p className="flex flex-wrap justify-center gap-2">
                    {waysOf(count).map((some) => (
                      <Link
                        key={some}
                        href={`/shop/packs/many?first=${first.id}&count=${some}`}
                        className={buttonClass("secondary", true)}
                      >
                        {some === count ? t.many.all(some) : t.many.some(some)}
                      </Link>
                    ))}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
        {opened.length > 0 && (
          <Panel title={t.opened} className="mt-6">
            <ul className="divide-y divide-line">
              {opened.map(({ id, product, openedAt, opening }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-4 py-2">
                  <Link href={`/shop/packs/${id}`} className="min-h-6 underline underline-offset-4">
                    {product}
                  </Link>
                  <span className="text-sm text-ink-3">
                    {opening && t.found(opening.cards.length, opening.cards.filter(({ first }) => first).length)}
                  </span>
                  {openedAt !== null && <Time at={openedAt} className="ml-auto text-sm text-ink-3" />}
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </Page>
    </ReadAnewIfOpened>
  );
}
