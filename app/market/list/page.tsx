import type { Metadata } from "next";
import { z } from "zod";
import { ownRowsOf } from "@/components/ccg/own-rows";
import { worthIn } from "@/components/ccg/worth-of";
import { ListForm } from "@/components/market/list-form";
import { WhileEgo } from "@/components/sealed/while-ego";
import { Page } from "@/components/shell/page";
import { Button } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Field, TextInput } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { currentLanguage } from "@/lib/auth/language";
import type { Member } from "@/lib/auth/policy";
import { requireUser } from "@/lib/auth/session";
import type { OwnRows } from "@/lib/engine/ccg/filter/own-row";
import { selectCards } from "@/lib/engine/ccg/filter/select-cards";
import { vocabularyOf, withFormats } from "@/lib/engine/ccg/filter/vocabulary";
import { PRICE_RULES } from "@/lib/engine/ccg/market/price-steps";
import { placeOf } from "@/lib/engine/ccg/market/search-cards";
import type { CardGame } from "@/lib/services/catalogue/games";
import { listNotes } from "@/lib/services/collection/list-notes";
import { readCollection } from "@/lib/services/collection/read-collection";
import { readSettings } from "@/lib/services/economy/read-settings";
import { bannedFor } from "@/lib/services/formats/banned-for";
import { previewListing } from "@/lib/services/market/preview-listing";
import { readPricing } from "@/lib/services/market/pricing";
import { readPrices } from "@/lib/services/market/read-prices";
import { readTradeLimit } from "@/lib/services/trades/trade-limit";
import { messagesOf } from "@/lib/texts/messages-of";
import { valuesOf } from "../../collection/values";
import { purseOf } from "../../reads";
import { cancel, list } from "../actions";
import { GameLinks, gameChosen } from "../game-links";
import { FilterFault } from "./filter-fault";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("market", await currentLanguage()).list.title };
}

const Asked = z.object({
  filter: z.string().max(500).catch(""),
  keep: z.coerce.number().int().min(0).max(1_000).nullable().catch(null),
  rule: z.enum(PRICE_RULES).nullable().catch(null),
});
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Offers what one has more than enough of: which cards, how many are kept, at which prices; then one act. */
export default async function ListMany({ searchParams }: Props) {
  const member = await requireUser("/market/list");
  const language = await currentLanguage();
  const t = messagesOf("market", language).list;
  if ((await purseOf(member)).sealed)
    return (
      <Page title={t.title} width="middle">
        <WhileEgo t={messagesOf("sealed", language).ego} />
      </Page>
    );
  const query = await searchParams;
  const [{ game, games }, limit, pricing] = await Promise.all([
    gameChosen(query),
    readTradeLimit(member.id),
    readPricing(member.id),
  ]);
  const asked = Asked.parse({ filter: query.filter ?? "", keep: query.keep ?? null, rule: query.rule ?? null });
  const keep = asked.keep ?? limit;
  const rule = asked.rule ?? pricing.rule;
  const fits = game
    ? selectCards(
        game.database,
        asked.filter,
        await ownRowsFor(member, game),
        withFormats(vocabularyOf(game.database), await bannedFor(member, game)),
      )
    : null;
  const numbers = fits?.ok ? new Set(fits.value) : null;
  const rows =
    game && numbers ? await previewListing(member, game, { keep, rule, fits: (number) => numbers.has(number) }) : [];
  const offered = rows.flatMap((row) => {
    const card = game?.database.byNumber.get(row.number);
    if (!card) return [];
    const { number, have, spare, price, bestBid, last } = row;
    const named = { number, name: card.name, place: placeOf(card), foil: card.foilOf !== null };
    return [{ ...named, count: have, open: spare, price, best: bestBid, last }];
  });
  return (
    <Page title={t.title} lead={t.lead} width="middle">
      {game && <GameLinks games={games} here={game.name} label={t.title} to="/market/list" />}
      <form className="mb-5 grid items-end gap-3 tablet:grid-cols-[minmax(0,1fr)_7rem_18rem_auto]">
        <input type="hidden" name="game" value={game?.name ?? ""} />
        <Field
          label={t.filter}
          error={
            fits &&
            !fits.ok && (
              <FilterFault
                text={asked.filter}
                problem={fits.error}
                t={messagesOf("query", language)}
                to={(filter) => addressOf({ game: game?.name ?? "", ...asked, filter })}
              />
            )
          }
        >
          <TextInput name="filter" defaultValue={asked.filter} maxLength={500} />
        </Field>
        <Field label={t.keep}>
          <TextInput name="keep" type="number" min={0} max={1000} defaultValue={keep} />
        </Field>
        <Field label={t.rule}>
          <Select
            name="rule"
            defaultValue={rule}
            options={PRICE_RULES.map((rule) => ({ value: rule, label: t.rules[rule] }))}
          />
        </Field>
        <Button type="submit">{t.show}</Button>
        <p className="text-sm text-ink-3 tablet:col-span-4">
          {t.filterHelp}
          <span className="block">{t.keepHelp(keep)}</span>
        </p>
      </form>
      <ListForm
        key={JSON.stringify([game?.name, asked, keep])}
        game={game?.name ?? ""}
        side="ask"
        rows={offered}
        empty={<Empty>{t.none}</Empty>}
        list={list}
        cancel={cancel}
      />
    </Page>
  );
}

/** What a filter may ask of one's own cards: all that it may in the collection. */
async function ownRowsFor(member: Member, { name, database }: CardGame): Promise<OwnRows> {
  const [{ held }, prices, notes, settings] = await Promise.all([
    readCollection(member, name),
    readPrices(member, name),
    listNotes(member, name),
    readSettings(),
  ]);
  const [rows, market, noted] = [byNumber(held), byNumber(prices), byNumber(notes)];
  return ownRowsOf({
    cards: database,
    heldOf: (number) => rows.get(number),
    worthOf: worthIn(database, valuesOf(database, settings)),
    marketOf: (number) => market.get(number),
    noteOf: (number) => noted.get(database.byNumber.get(number)?.foilOf ?? number),
  });
}

/** This page with what was asked of it. */
function addressOf(asked: Readonly<Record<string, string | number | null>>): string {
  const said = Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return `/market/list?${new URLSearchParams(said)}`;
}

const byNumber = <T extends { readonly number: number }>(all: readonly T[]): ReadonlyMap<number, T> =>
  new Map(all.map((one) => [one.number, one]));
