"use client";
import type { ReactNode } from "react";
import { suitOf } from "@/components/cards/card-parts";
import { Field } from "@/components/table/field";
import { type Spots, vars } from "@/components/table/layout";
import { personAt, tidy, whoAt } from "@/components/table/people";
import { type Fact, SeatPlate } from "@/components/table/seat-plate";
import type { SeatPerson, TableClock } from "@/components/table/types";
import { useTexts } from "@/components/texts/context";
import { specialWorth } from "@/lib/engine/cards/special-worth";
import type { Card, Play, SeatView, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Catalogues } from "@/lib/texts/catalogues";
import { Bout } from "./bout";
import { type Choice, targetsOf } from "./choice";
import { dealerOf } from "./dealer";
import { seesAll } from "./own-hand";
import { isOver } from "./phases";
import { Badge, ContractBadge, laidOut, Stack, SuitBadge, Talon } from "./piles";
import { CardCount, type Counts, SeatCards, standingOf } from "./seat-cards";
import { Trick } from "./trick";
import { useTitles } from "./use-titles";
import type { useTrickHold } from "./use-trick-hold";

type Texts = Catalogues["cardsTable"];

type Props = {
  view: View;
  info: TemplateInfo;
  people: SeatPerson[];
  you: Seat | null;
  clock: TableClock;
  /** A closed trick that is still in sight. */
  hold: ReturnType<typeof useTrickHold>;
  /** The viewer's cards in flight. */
  ghost: Card[] | null;
  turnLine: ReactNode;
  hand: ReactNode;
  /** The verbs, or what stands in their place. */
  foot: ReactNode;
  /** What the present decision needs beside the verbs: a bid, gifts, declarations. */
  pad: ReactNode;
  /** Shown once the deal is over and its last trick has been seen. */
  result: ReactNode;
  notice: ReactNode;
  seatsToTake: readonly Seat[];
  choice: Choice;
  /** Says which card of an attack is to be beaten. */
  onTarget(card: Card): void;
  /** Draws from the talon; absent: one may not now. */
  onDraw?: (() => void) | undefined;
  /** Takes the top of the pile; absent: one may not now. */
  onTake?: (() => void) | undefined;
  onSit?(seat: Seat): void;
  onSeat?(seat: Seat): void;
  /** The template's own words. */
  word(text: string): string;
};

/** The felt of a card table. */
export function Felt(props: Props) {
  const t = useTexts("cardsTable");
  const table = useTexts("table");
  const { hold, view, info, people, you, clock, onSit, onSeat } = props;
  const titleOf = useTitles(view, info);
  const over = isOver(view);
  const bidding = view.phase === "bidding";
  const live = view.phase === "playing";
  const own = view.seats.find((each) => each.seat === you) ?? null;
  const counts = {
    tricks: live && info.has.tricks,
    points: live && info.has.points,
    totals: info.has.points && view.seats.some(({ total }) => total),
    bids: info.bidsForTricks !== undefined,
    dealer: dealerOf(view, info),
    ...(live && view.bout ? { bout: view.bout } : {}),
  };
  return (
    <Field
      seats={view.seats.map(({ seat }) => seat)}
      you={you}
      said={bidding}
      over={over}
      own={over || !own ? [] : ownStanding(view, own, counts, t, titleOf(own))}
      turnLine={props.turnLine}
      hand={props.hand}
      notice={props.notice}
      foot={props.foot}
      pad={props.pad}
      middle={(spots) => (
        <>
          <Middle {...props} spots={spots} />
          {over && !hold && props.result && <div className="middle">{props.result}</div>}
          {hasBadges(view) && !over && (
            <div className="felt-badges" data-top={view.seats.length === 3}>
              {view.trump && !(info.makesTrump && view.contract) && (
                <SuitBadge title={t.felt.trump} suit={view.trump} card={turnedUp(view, info)} />
              )}
              {view.closedBy !== undefined && (
                <Badge title={t.felt.talonClosed}>{tidy(t.felt.closedBy(whoAt(people, view.closedBy, table)))}</Badge>
              )}
              {view.named && <SuitBadge title={t.felt.nextSuit} suit={view.named} />}
              {view.owing && <Badge title={t.felt.toBeDrawn}>{t.felt.owed(view.owing)}</Badge>}
              {view.reversed && <Badge title={t.felt.revolution}>{t.felt.lowIsHigh(info.levels[0] ?? "")}</Badge>}
              {view.contract && <ContractBadge contract={view.contract} people={people} />}
            </div>
          )}
        </>
      )}
      plate={(at, spot, foot) => {
        const seat = view.seats.find((each) => each.seat === at);
        const person = personAt(people, at);
        return (
          seat && (
            <SeatPlate
              seat={at}
              person={person}
              spot={spot}
              foot={foot}
              turn={view.waiting.includes(at)}
              clock={clock}
              said={bidding ? saidBy(view, at, t) : null}
              facts={standingOf(seat, counts, t, own, titleOf(seat))}
              count={seat.count > 0 && <CardCount count={seat.count} />}
              held={seat.count > 0 && !person?.you && !seesAll(view, you) && !view.knock && <SeatCards seat={seat} />}
              onSit={onSit && props.seatsToTake.includes(at) ? () => onSit(at) : undefined}
              onOpen={onSeat && (() => onSeat(at))}
            />
          )
        );
      }}
    />
  );
}

const hasBadges = ({ trump, contract, reversed, named, owing, closedBy }: View): boolean =>
  Boolean(trump || contract || reversed || named || owing) || closedBy !== undefined;

/** The open card that names the trump, where it lies out of the way: in what is left of the deck, or in the dealer's hand. */
function turnedUp(view: View, info: TemplateInfo): Card | null {
  if (info.makesTrump) return null;
  const held = view.seats.flatMap(({ shown = [] }) => shown)[0];
  return held ?? (info.idleTalon ? (view.talon?.[0] ?? null) : null);
}

/** How the viewer stands, with their bid while the bidding runs. */
function ownStanding(view: View, seat: SeatView, counts: Counts, t: Texts, title: string | null): Fact[] {
  const bid = view.phase === "bidding" ? seat.bid : null;
  const said = bid && { kind: "bid", text: t.felt.bidFact(bid) };
  return [...(said ? [said] : []), ...standingOf(seat, counts, t, null, title)];
}

/** A seat's latest bid; the highest of all stands out. */
function saidBy(view: View, seat: Seat, t: Texts): { text: string; tone: "high" | "low" | "pass" } | null {
  const bid = view.bids.findLast((each) => each.seat === seat);
  if (!bid) return null;
  const highest = view.bids.findLast((each) => !each.pass && !each.redeal);
  return { text: t.bid(bid), tone: bid === highest ? "high" : bid.pass ? "pass" : "low" };
}

/** What a special counts that is declared with this card; null: nothing, or the card is not seen. */
const worthOf = ({ trump }: View, { specials }: TemplateInfo, name: string, card: Card | undefined): number | null =>
  card === undefined
    ? null
    : specialWorth(specials.find((special) => special.name === name)?.points, suitOf(card), trump);

/** What lies beside the running trick. */
const Aside = ({ talon, children }: { talon: View["talon"]; children: ReactNode }) => (
  <div className="middle centre-row" data-aside="true" style={vars({ "--laid": laidOut(talon) })}>
    {children}
  </div>
);

type MiddleProps = Props & { spots: Spots };

/** What lies between the players: bids and talon, the running trick, or the pile. */
function Middle({ spots, ...props }: MiddleProps) {
  const { view, info, people, you, ghost, hold } = props;
  const { felt } = useTexts("cardsTable");
  const saidWith = ({ specials = [], cards }: Play): string =>
    specials.map((name) => felt.declared(props.word(name), worthOf(view, info, name, cards?.[0]))).join(", ");
  // What nobody draws from leaves its place to the trick: its open card stays beside the trump's name.
  // A stock that is used up keeps its place beside the pile.
  const keepsPlace = info.draws !== undefined && info.has.stack && view.phase === "playing";
  const isShown = view.talon && (view.talon.length > 0 || keepsPlace) && !(info.idleTalon && view.phase !== "bidding");
  const talon = isShown && view.talon && (
    <Talon
      talon={view.talon}
      selling={view.selling}
      closed={view.closedBy !== undefined}
      isStock={info.draws !== undefined || info.bouts !== undefined}
      onDraw={props.onDraw}
    />
  );
  if (hold) {
    const { trick, state } = hold;
    return (
      <>
        {info.has.tricks && talon && !isOver(view) && <Aside talon={view.talon}>{talon}</Aside>}
        <Trick
          plays={trick.plays}
          spots={spots}
          people={people}
          state={state}
          by={trick.by}
          ghost={null}
          slot={null}
          saidWith={saidWith}
        />
      </>
    );
  }
  if (isOver(view)) return null;
  if (view.phase === "bidding") {
    return talon ? (
      <div className="middle centre-row" style={vars({ "--laid": laidOut(view.talon) })}>
        {talon}
      </div>
    ) : null;
  }
  if (info.bouts && view.phase === "playing") {
    return (
      <div className="middle centre-row" data-bout style={vars({ "--laid": 1 })}>
        {talon}
        {view.bout && (
          <Bout
            bout={view.bout}
            people={people}
            targets={targetsOf(props.choice, view.can)}
            target={props.choice.target}
            onTarget={props.onTarget}
          />
        )}
      </div>
    );
  }
  if (info.has.stack && view.stack && view.phase === "playing") {
    return (
      <div className="middle centre-row" style={vars({ "--laid": laidOut(view.talon) })}>
        {talon}
        <Stack stack={view.stack} people={people} melding={info.melds !== undefined} onTake={props.onTake} />
      </div>
    );
  }
  const mine = view.seats.find((seat) => seat.seat === you);
  const open =
    info.has.tricks &&
    view.phase === "playing" &&
    mine &&
    mine.count > 0 &&
    !view.plays.some((play) => play.seat === you);
  return (
    <>
      {(talon || (view.stack && view.phase === "playing")) && (
        <Aside talon={view.talon}>
          {talon}
          {view.stack && view.phase === "playing" && <Stack stack={view.stack} people={people} />}
        </Aside>
      )}
      <Trick
        plays={view.plays}
        spots={spots}
        people={people}
        state="shown"
        by={info.has.tricks ? null : (view.plays.findLast((play) => play.kind === "play")?.seat ?? null)}
        ghost={ghost && you !== null ? { seat: you, cards: ghost } : null}
        slot={open ? you : null}
        saidWith={saidWith}
      />
    </>
  );
}
