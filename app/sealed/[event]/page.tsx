import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { CardSprite } from "@/components/cards/card-sprite";
import { faceOf, hasPlayingCards } from "@/components/ccg/face-of";
import { EnterForm } from "@/components/sealed/enter-form";
import { LockForm } from "@/components/sealed/lock-form";
import { OpenedPacks } from "@/components/sealed/opened-packs";
import { Page, Panel } from "@/components/shell/page";
import { TextsOfSealed } from "@/components/texts/doors/sealed";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect, type Member } from "@/lib/auth/policy";
import { currentSession } from "@/lib/auth/session";
import { MAIN } from "@/lib/engine/ccg/deckfiles/entry";
import { rowsOf, sizeOf } from "@/lib/engine/ccg/decks/deck";
import { formatMoney } from "@/lib/engine/kernel/money";
import { readGame } from "@/lib/services/catalogue/games";
import { type OwnSealed, readSealed, type SealedEntrant, type SealedView } from "@/lib/services/sealed/read-event";
import { showOffer } from "@/lib/services/shop/show-offer";
import type { Language } from "@/lib/texts/languages";
import { messagesOf } from "@/lib/texts/messages-of";
import { enter, lock } from "../actions";

type Props = { params: Promise<{ event: string }> };

const eventHere = cache(async (id: string) => readSealed((await currentSession())?.member ?? null, id));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const event = await eventHere((await params).event);
  return { title: event?.name ?? messagesOf("sealed", await currentLanguage()).title };
}

/** A sealed event: its terms, the way in, what one opened and builds, and who is in it. */
export default async function SealedEventPage({ params }: Props) {
  const { event: id } = await params;
  const [event, session, language] = await Promise.all([eventHere(id), currentSession(), currentLanguage()]);
  if (!event) notFound();
  const { event: t, events, holding } = messagesOf("sealed", language);
  const now = Date.now();
  const cost = event.price === null ? null : event.price * event.packs;
  return (
    <Page title={event.name} lead={events.by(event.host)}>
      <TextsOfSealed language={language}>
        <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Panel title={t.terms(event.product, event.packs)}>
            <ul className="mb-4 flex flex-col gap-1">
              <li>{cost === null ? t.free : t.kept(formatMoney(cost))}</li>
              <li>{t.minutes(holding.minutesOf(event.minutes))}</li>
              {event.format && <li>{t.format(event.format)}</li>}
              <li>{t.basics}</li>
            </ul>
            {event.own ? (
              <Own id={event.id} own={event.own} now={now} language={language} />
            ) : event.closesAt <= now ? (
              <p className="text-ink-2">{t.closed}</p>
            ) : (
              <WayIn event={event} cost={cost} member={session?.member ?? null} language={language} />
            )}
          </Panel>
          <Panel title={t.who}>
            <Entrants entrants={event.entrants} language={language} />
          </Panel>
        </div>
        {event.own && (
          <Panel title={t.packs} className="mt-6">
            <Opened event={event} own={event.own} language={language} />
          </Panel>
        )}
      </TextsOfSealed>
    </Page>
  );
}

type WayInProps = { event: SealedView; cost: number | null; member: Member | null; language: Language };

/** Until when one may enter, and how. */
async function WayIn({ event, cost, member, language }: WayInProps) {
  const { event: t } = messagesOf("sealed", language);
  const offer = member && canCollect(member) ? await showOffer(member) : null;
  return (
    <>
      <p className="mb-3">
        {t.until} <Time at={event.closesAt} className="font-semibold" />
      </p>
      {member === null ? (
        <Link href={`/sign-in?next=/sealed/${event.id}`} className={buttonClass("primary")}>
          {t.signIn}
        </Link>
      ) : offer?.ok ? (
        <EnterForm
          key={offer.value.first}
          eventId={event.id}
          packs={event.packs}
          cost={cost}
          first={offer.value.first}
          seals={offer.value.commitments.slice(0, event.packs)}
          enter={enter}
        />
      ) : (
        <p className="text-ink-2">{t.members}</p>
      )}
    </>
  );
}

/** What one builds, or has locked. */
function Own({ id, own, now, language }: { id: string; own: OwnSealed; now: number; language: Language }) {
  const { event: t } = messagesOf("sealed", language);
  if (own.lockedAt !== null)
    return (
      <div role="status">
        <p className="text-lg font-semibold">{own.hash === null ? t.lockedNone : t.locked}</p>
        {own.hash !== null && <p className="font-mono text-xs [overflow-wrap:anywhere]">{t.hash(own.hash)}</p>}
      </div>
    );
  return (
    <LockForm
      eventId={id}
      deckId={own.deckId}
      hash={own.building?.hash ?? null}
      main={own.building ? sizeOf(rowsOf(own.building.cards, MAIN)) : 0}
      dueAt={own.dueAt}
      now={now}
      lock={lock}
    />
  );
}

async function Opened({ event, own, language }: { event: SealedView; own: OwnSealed; language: Language }) {
  const game = await readGame(event.game);
  if (!game) return null;
  const ccg = messagesOf("ccg", language);
  const packs = own.packs.map(({ cards }) =>
    cards.flatMap((number) => {
      const card = game.database.byNumber.get(number);
      return card ? [faceOf(card, game.database, game.name, ccg)] : [];
    }),
  );
  return (
    <>
      {hasPlayingCards(game.database) && <CardSprite />}
      <OpenedPacks eventId={event.id} packs={packs} />
    </>
  );
}

/** Who is in it, with the hash of each deck that is locked. */
function Entrants({ entrants, language }: { entrants: readonly SealedEntrant[]; language: Language }) {
  const { event: t } = messagesOf("sealed", language);
  if (entrants.length === 0) return <p className="text-ink-3">{t.nobody}</p>;
  return (
    <ul className="divide-y divide-line">
      {entrants.map(({ nick, dueAt, lockedAt, deckName, hash }) => (
        <li key={nick} className="flex flex-col py-2">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <Link href={`/u/${encodeURIComponent(nick)}`} className="font-semibold underline underline-offset-4">
              {nick}
            </Link>
            <span className="text-sm text-ink-2">
              {lockedAt !== null ? (
                hash === null ? (
                  t.state.none
                ) : (
                  t.state.locked
                )
              ) : (
                <>
                  {t.state.building} <Time at={dueAt} show="time" />
                </>
              )}
            </span>
          </span>
          {deckName && <span className="text-sm">{deckName}</span>}
          {hash && (
            <span className="font-mono text-xs text-ink-2" title={hash}>
              {hash.slice(0, 16)}…
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
