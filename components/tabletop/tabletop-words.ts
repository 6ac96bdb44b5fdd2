import { asData, asList, asNumber, asText, type Data } from "@/components/table/json-read";
import { type Named, tidy, whoAt } from "@/components/table/people";
import type { Narration } from "@/lib/engine/kernel/game";
import type { Json } from "@/lib/engine/kernel/result";
import type { Catalogues } from "@/lib/texts/catalogues";
import type { CardsSaid, EndSaid, PlaceSaid } from "@/lib/texts/tabletop/en";
import type { Turning } from "@/lib/texts/tabletop/turning.en";
import type { Who } from "@/lib/texts/who";

type Texts = Pick<Catalogues, "tabletop" | "table">;

/** What sentences about a game's cards need: their names by number, and those of its phases. */
export type GameWords = {
  cardName(number: number): string;
  readonly phases: readonly string[];
  /** What it calls it to turn cards. */
  readonly turning: Turning["tells"];
};

/** A fact of the tabletop in a reader's own words. */
export function tellTabletop(
  { code, data }: Narration,
  people: readonly Named[],
  texts: Texts,
  game: GameWords,
): string | null {
  const { cardName, phases } = game;
  const t = texts.tabletop.log;
  const at = (seat: Json | undefined): Who => whoAt(people, asNumber(seat) ?? 0, texts.table);
  const by = asNumber(data.seat) ?? 0;
  const who = at(by);
  const cards: CardsSaid = asList(data.cards).map((card) => nameOf(card, cardName));
  const onto: CardsSaid = [nameOf(data.onto, cardName)];
  const place = (ref: Json | undefined): PlaceSaid => placeOf(asText(ref) ?? "", by, at);
  const end = (of: Json | undefined): EndSaid => {
    const { card, seat } = asData(of);
    return seat === undefined ? { card: nameOf(card, cardName) } : { who: at(seat) };
  };
  const first = asData(asList(data.objects)[0]);
  const sentence = (): string | null => {
    switch (code.replace("tabletop/", "")) {
      case "cleared":
        return t.cleared;
      case "began":
      case "restarted":
        return t.began(at(data.first));
      case "restored":
        return t.restored;
      case "brought":
        return t.brought(who, asNumber(data.count) ?? 0);
      case "checked": {
        const check = asData(data.check);
        const legal = asList(check.legal).flatMap((name) => asText(name) ?? []);
        return t.checked(who, {
          legal,
          proxies: asNumber(check.proxies) ?? 0,
          lent: check.lent === true,
          registered: asText(check.registered) ?? "no",
        });
      }
      case "moved":
        return t.moved(who, {
          ...{ cards, from: place(data.from), to: place(data.to), shuffled: data.shuffled === true },
          ...{ how: asText(data.how) ?? "", end: asText(data.end) ?? "", told: toldOf(data) },
        });
      case "shuffled":
        return t.shuffled(who, place(data.zone));
      case "searched":
        return t.searched(who, place(data.zone));
      case "closed":
        return t.closed(who, place(data.zone));
      case "shown":
        return t.shown(who, place(data.zone), (asNumber(data.sight) ?? 0) > (asNumber(data.was) ?? 0));
      case "revealed":
        return t.revealed(who, cards, place(data.zone));
      case "rotated":
        return t.rotated(who, cards, asText(data.turn) ?? "", asNumber(data.angle) ?? 0, game.turning);
      case "flipped":
        return t.flipped(who, cards, asText(first.face) ?? "");
      case "attached":
        return t.attached(who, cards, onto);
      case "detached":
        return t.detached(who, cards);
      case "counted":
        return t.counted(who, cards, asText(data.colour) ?? "", asNumber(first.by) ?? 0, asNumber(data.tried) ?? 0);
      case "touched":
        return t.touched(who, cards, data.to == null ? null : onto);
      case "arrows_drawn":
        return t.arrowsDrawn(who, asList(data.from).map(end), end(data.to));
      case "arrows_removed":
        return t.arrowsRemoved(who);
      case "controlled":
        return t.controlled(who, cards, at(data.by));
      case "card_scored":
        return t.cardScored(who, cards, asNumber(first.score) ?? 0);
      case "asked": {
        const act = asData(data.act);
        const say = asText(act.code);
        const done = say === null ? null : tellTabletop({ code: say, data: asData(act.data) }, people, texts, game);
        const rule = asText(data.text) ?? "";
        // No rule is against it: it says itself what is asked.
        return rule === "" && done !== null ? done : t.asked(who, rule, done);
      }
      default:
        return aroundTable(code, data, { by, who, at }, t, phases);
    }
  };
  const said = sentence();
  return said === null ? null : tidy(said);
}

type About = { readonly by: number; readonly who: Who; at(seat: Json | undefined): Who };

/** A sentence of a script, which mostly ends without a stop. */
const withStop = (text: string): string => (/[\p{L}\p{N})\]”"]$/u.test(text) ? `${text}.` : text);

/** What is said of turns, results, dice and bids. */
function aroundTable(
  code: string,
  data: Data,
  { by, who, at }: About,
  t: Texts["tabletop"]["log"],
  phases: readonly string[],
): string | null {
  switch (code.replace("tabletop/", "")) {
    case "scored":
      return t.scored(who, data.of === by ? "own" : at(data.of), asNumber(data.value) ?? 0, asNumber(data.was));
    case "rolled":
      return t.rolled(
        who,
        asNumber(data.sides) ?? 0,
        asList(data.dice).map((die) => asNumber(die) ?? 0),
      );
    case "tossed":
      return t.tossed(who, data.heads === true);
    case "special":
      return t.special(who, asText(data.what) ?? "");
    case "bid": {
      const text = asText(data.text);
      return text === null ? t.bid(who) : t.bidOf(who, text);
    }
    case "bids_opened":
      return t.bidsOpened(
        asList(data.bids)
          .map(asData)
          .map(({ seat, text }) => ({ who: at(seat), text: asText(text) ?? "" })),
      );
    case "turn_ended":
      return t.turnEnded(who, at(data.next));
    case "phase":
      return t.phase(who, phases[asNumber(data.phase) ?? -1] ?? "");
    case "timer":
      return t.timer(data.running == null ? null : at(data.running));
    case "flagged":
      return t.flagged(who);
    case "declared":
      return t.declared(who, asText(data.result) ?? "", asText(data.text) ?? "");
    case "accepted":
      return t.accepted(who);
    case "result_cancelled":
      return t.cancelled;
    case "conceded":
      return t.conceded(who);
    case "defeated":
      return t.defeated(who);
    case "allowed":
      return t.allowed(who, data.done === true);
    case "denied":
      return t.denied(who);
    case "commanded":
      return t.commanded(who, asText(data.label) ?? "");
    case "said":
      return withStop(t.said(asText(data.text) ?? ""));
    case "script_failed":
      return t.scriptFailed(asText(data.message) ?? "");
    case "by_hand":
      return t.byHand;
    case "rules_back":
      return t.rulesBack;
    case "by_hand_asked":
      return t.asksByHand(who);
    case "end_turn_asked":
      return t.asksEnd(who);
    case "ended": {
      const [best, ...others] = asList(data.places);
      const winners = others.length === 0 ? null : asList(best).map(at);
      return data.reason === "judged" || data.reason === "annulled" ? t.judged(winners) : t.ended(winners);
    }
    case "seated":
    case "reseated":
      return null;
    default:
      return t.other;
  }
}

const nameOf = (card: Json | undefined, cardName: GameWords["cardName"]): string | null => {
  const number = asNumber(card);
  return number === null ? null : cardName(number);
};

/** `0/deck` as somebody says it: whose it is seen from whoever acts. */
function placeOf(ref: string, by: number, at: About["at"]): PlaceSaid {
  const slash = ref.indexOf("/");
  if (slash < 0) return { zone: ref, whose: null };
  const seat = Number(ref.slice(0, slash));
  return { zone: ref.slice(slash + 1), whose: seat === by ? "own" : at(seat) };
}

function toldOf(data: Data): { attribute: string; values: string[] } | null {
  const told = asData(data.told);
  const attribute = asText(told.attribute);
  if (attribute === null) return null;
  return { attribute, values: asList(told.values).map((value) => asText(value) ?? "") };
}
