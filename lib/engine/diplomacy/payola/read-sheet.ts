import type { Refusal, Result } from "../../kernel/result";
import { type Field, provinceIndex } from "../adjudicate/field";
import type { PowerName } from "../map/model";
import type { Order } from "../order";
import { type AnyOrder, type OrderText, readAnyOrder, unitText } from "../orders/any-order";
import { VERBS } from "../orders/reader";
import type { Unit } from "../position";
import { touch } from "./board";
import { offersByUnit } from "./by-unit";
import { type Bid, covers, HOLD, OFFER_TYPES, type OfferType, type Sheet } from "./offer";
import { amountsOf, type ReadAmount, readAmount, sumOf } from "./read-amount";

/** A sheet longer than this is not read. */
const MOST_LINES = 200;
const LONGEST_LINE = 600;
/** So many bids a sheet comes to at most: each is lowered by one, over and over, where a power cannot pay. */
const MOST_BIDS = 600;

/** Whose sheet it is, what they have, and on what board. `dummies`: powers that nobody plays or controls. */
export type SheetOf = {
  readonly field: Field;
  readonly power: PowerName;
  readonly funds: number;
  readonly dummies: ReadonlySet<PowerName>;
  /** It was entered before: whether it is whole, and how much it offers in all, was asked then. */
  readonly settled?: true;
};

/** One line, read: its money is offered for `orders` of one unit. */
type Offer = {
  readonly unit: AnyOrder["unit"];
  readonly type: OfferType;
  readonly amount: ReadAmount;
  readonly orders: readonly AnyOrder[];
  /** An own unit's order where own units are not paid (PAY_DUMMIES). */
  readonly plain: boolean;
};

type Line = { readonly text: string; readonly offer: Offer | null; readonly saves: number };

const refuse = (...codes: string[]): { ok: false; error: readonly Refusal[] } => ({
  ok: false,
  error: codes.map((code) => ({ code })),
});

/**
 * Reads the lines of a sheet (docs/how-the-diplomacy-judge-decides.md, A line of a sheet):
 * `4 : A BUD - SER | - RUM % why`, `8#4 > A PAR H`, `25 $`, `A BUD - SER` (for nothing). `(NMR)` and `CLEAR` wipe out
 * what stands before them. Refuses the whole with every fault of every line, `line` being its place from 0; what is
 * wrong with all of it together has none.
 */
export function readSheet(of: SheetOf, given: readonly string[]): Result<Sheet, readonly Refusal[]> {
  if (given.length > MOST_LINES) return refuse("too_many_lines");
  const lines: Line[] = [];
  const faults: Refusal[] = [];
  for (const [at, text] of given.entries()) {
    const fail = (refusals: readonly Refusal[]) => {
      for (const { code } of refusals)
        if (!faults.some((one) => one.code === code && isAt(one, at))) faults.push({ code, data: { line: at } });
    };
    if (/^\s*(\(\s*NMR\s*\)|CLEAR)\s*$/i.test(text)) lines.length = 0;
    else if (text.trim() !== "") {
      const line = readLine(of, text);
      if (!line.ok) fail(line.error);
      else {
        fail(faultsBeside(of, lines, line.value));
        lines.push(line.value);
      }
    }
  }
  if (!of.settled) faults.push(...faultsOfAll(of, lines));
  const offers = lines.flatMap(({ offer }) => offer ?? []);
  if (offers.reduce((sum, offer) => sum + numberOfBids(offer), 0) > MOST_BIDS) faults.push({ code: "too_many_offers" });
  if (faults.length > 0) return { ok: false, error: faults };
  const bids = bidsOf(offers);
  return {
    ok: true,
    value: {
      ...{ bids, offers: offersByUnit(of.field.board, bids) },
      lines: lines.map(({ text }) => text),
      savings: lines.reduce((sum, { saves }) => sum + saves, 0),
    },
  };
}

const isAt = ({ data }: Refusal, line: number): boolean =>
  typeof data === "object" && data !== null && "line" in data && data.line === line;

function readLine(of: SheetOf, given: string): Result<Line, readonly Refusal[]> {
  if (given.length > LONGEST_LINE) return refuse("line_too_long");
  const text = given.replace(/[\r\n\t]/g, " ").trim();
  const at = text.indexOf("%");
  const body = (at < 0 ? text : text.slice(0, at)).trim();
  const comment = at < 0 ? "" : ` % ${text.slice(at + 1).trim()}`;
  if (body === "") return { ok: true, value: { text: comment.trim(), offer: null, saves: 0 } };
  if (body.endsWith("$")) return readSavings(of.field.rules, body.slice(0, -1), comment);
  return readOffer(of, body, comment);
}

function readSavings(rules: ReadonlySet<string>, given: string, comment: string): Result<Line, readonly Refusal[]> {
  if (rules.has("NO_SAVINGS")) return refuse("savings_off");
  const amount = readAmount(given);
  if (!amount.ok) return { ok: false, error: [amount.error] };
  if (amount.value.hasPlateau) return refuse("plateau_on_savings");
  const text = `${amount.value.text} $${comment}`;
  return { ok: true, value: { text, offer: null, saves: sumOf(amount.value) } };
}

/** Amount and type at the head of a line; a line that begins with a letter names an order for nothing. */
const HEAD = /^([^A-Za-z:!>@&]*)([:!>@&])?(.*)$/s;

function readOffer(of: SheetOf, body: string, comment: string): Result<Line, readonly Refusal[]> {
  const { rules } = of.field;
  const [, said = "", mark, rest = ""] = HEAD.exec(body) ?? [];
  const type = OFFER_TYPES.find((one) => one === mark);
  if (type === undefined && said.trim() !== "") {
    const number = readAmount(said.trim().split(/\s/)[0] ?? "");
    return refuse(
      rest.trim() === "" ? (number.ok ? "incomplete" : "bad_amount") : number.ok ? "bad_type" : "bad_amount",
    );
  }
  const amount = readAmount(said);
  if (!amount.ok) return { ok: false, error: [amount.error] };
  const named = said.trim() !== "" || type !== undefined;
  const [first = "", ...others] = rest
    .trim()
    .split("|")
    .map((part) => part.trim().replace(/\s*\?$/, ""));
  if (first === "") return refuse("incomplete");
  if (others.some((part) => part === "")) return refuse("no_alternative");
  const faults = faultsOfForm(rules, type ?? ":", amount.value, others.length > 0);
  const orders = readAlternatives(of.field, first, others);
  if (!orders.ok) return { ok: false, error: [...faults, ...orders.error] };
  const unit = orders.value[0]?.unit ?? "";
  const offer: Offer = { unit, type: type ?? ":", amount: amount.value, orders: orders.value, plain: false };
  const plain = isOwnOfDummies(of, offer);
  if (plain && (named || others.length > 0)) return refuse("price_for_own_unit");
  faults.push(...faultsOfUnit(of, offer));
  if (faults.length > 0) return { ok: false, error: faults };
  const mine = orders.value.map(({ order }) => order).join(" | ");
  const signal = orders.value.some(({ isSignal }) => isSignal) ? " ?" : "";
  const head = plain ? "" : `${amount.value.text} ${offer.type} `;
  return {
    ok: true,
    value: { text: `${head}${unit} ${mine}${signal}${comment}`, offer: { ...offer, plain }, saves: 0 },
  };
}

/** A unit alone is no offer, though elsewhere it is an order to hold. */
const saysHold = (text: string): boolean => VERBS.hold.some((verb) => text.toUpperCase().split(/\s+/).at(-1) === verb);

/** The first order names its unit, the alternatives are that unit's. */
function readAlternatives(
  field: Field,
  first: string,
  others: readonly string[],
): Result<readonly AnyOrder[], readonly Refusal[]> {
  const head = readAnyOrder(field, first);
  if (!head.ok) return head;
  if (head.value.order === HOLD && !saysHold(first)) return refuse("incomplete");
  const orders = [head.value];
  for (const text of others) {
    const order = readAnyOrder(field, `${head.value.unit} ${text}`);
    if (!order.ok) return order;
    if (orders.some((one) => one.order === order.value.order)) return refuse("duplicate_order");
    orders.push(order.value);
  }
  return { ok: true, value: orders };
}

function faultsOfForm(
  rules: ReadonlySet<string>,
  type: OfferType,
  amount: ReadAmount,
  alternatives: boolean,
): Refusal[] {
  const codes: string[] = [];
  if (amount.hasPlateau && (rules.has("NO_SAVINGS") || rules.has("NO_PLATEAU"))) codes.push("plateaus_off");
  if (rules.has("DIRECT_ONLY")) {
    if (type !== ":") codes.push("wildcards_off");
    if (alternatives) codes.push("alternatives_off");
    if (/[*+]/.test(amount.text)) codes.push("repetition_off");
  }
  return codes.map((code) => ({ code }));
}

const unitAt = (field: Field, { said }: AnyOrder): Unit | undefined =>
  "unit" in said ? field.unitAt[provinceIndex(field.board, said.unit.at)] : undefined;

/** Whether the line orders a unit that is neither paid nor bribed, since it is one's own (PAY_DUMMIES). */
function isOwnOfDummies({ field, power }: SheetOf, { orders: [order] }: Offer): boolean {
  return field.rules.has("PAY_DUMMIES") && order !== undefined && unitAt(field, order)?.power === power;
}

function faultsOfUnit(of: SheetOf, { amount, orders }: Offer): Refusal[] {
  const { field, power, dummies } = of;
  const { rules } = field;
  const [order] = orders;
  const unit = order && unitAt(field, order);
  const codes: string[] = [];
  const seen = unit?.power === power;
  const isDummy = unit !== undefined && dummies.has(unit.power);
  if (!seen) {
    if (rules.has("PAY_DUMMIES") && !isDummy) codes.push("unit_of_a_player");
    else if (sumOf(amount) === 0 && !rules.has("ZERO_FOREIGN")) codes.push("zero_foreign");
    const free = rules.has("CD_DUMMIES") && isDummy;
    const touches =
      unit !== undefined && field.position.units.some((own) => own.power === power && touch(field, own, unit));
    if (rules.has("TOUCH_BRIBE") && !touches && !free) codes.push("must_touch");
    if (rules.has("REMOTE_BRIBE") && touches && !free) codes.push("must_not_touch");
  }
  if (rules.has("RESTRICT_SIGNAL") && orders.some(({ isSignal }) => isSignal)) {
    if (sumOf(amount) > 0 || !seen || orders.length > 1) codes.push("signal_must_be_free");
  }
  return codes.map((code) => ({ code }));
}

/** What is wrong with a line because of those before it. */
function faultsBeside({ field: { rules } }: SheetOf, before: readonly Line[], { offer }: Line): Refusal[] {
  if (!offer || !(rules.has("DIRECT_ONLY") || offer.plain)) return [];
  return before.some((line) => line.offer?.unit === offer.unit) ? [{ code: "second_offer_to_unit" }] : [];
}

function faultsOfAll({ field, power, funds, dummies }: SheetOf, lines: readonly Line[]): Refusal[] {
  const { rules, position } = field;
  const faults: Refusal[] = [];
  const offered = lines.reduce((sum, { offer, saves }) => sum + saves + (offer ? sumOf(offer.amount) : 0), 0);
  if (rules.has("LIMIT_OFFERS") && offered > funds) faults.push({ code: "over_treasury" });
  // Who sends nothing at all is late, not at fault.
  if (rules.has("PAY_DUMMIES") && !rules.has("DEFAULT_UNORDERED") && !dummies.has(power) && lines.length > 0) {
    const ordered = new Set(lines.flatMap(({ offer }) => (offer?.plain ? [offer.unit] : [])));
    if (position.units.some((unit) => unit.power === power && !ordered.has(unitText(unit))))
      faults.push({ code: "own_units_unordered" });
  }
  return faults;
}

/** How many bids an offer comes to, at most. */
const numberOfBids = ({ amount, orders }: Offer): number =>
  amount.parts.reduce((sum, { times }) => sum + times, 0) * (orders.length + 1);

/**
 * What offers come to, in order: for each amount one bid for every order that is listed, at nothing where the type
 * covers it already, and one for what the type covers. `!` bids for no order by name, but lets the unit hold.
 */
function bidsOf(offers: readonly Offer[]): Bid[] {
  const bids: Bid[] = [];
  const add = (bid: Omit<Bid, "position">) => bids.push({ ...bid, position: bids.length });
  for (const { unit, type, amount, orders } of offers) {
    const listed = orders.map(({ order }) => order);
    for (const { max, plateau } of amountsOf(amount)) {
      const direct = (order: OrderText, said: Order | null, pays: boolean, isSignal = false) =>
        add({
          ...{ unit, type: ":", order, listed: [], said, signal: isSignal },
          ...{ amount: pays ? max : 0, plateau: pays ? plateau : 0 },
        });
      if (type !== "!")
        for (const { order, said, isSignal } of orders)
          direct(order, said, type === ":" || !covers({ type, listed }, order), isSignal);
      else if (!listed.includes(HOLD)) direct(HOLD, null, false);
      if (type !== ":") add({ unit, type, order: null, listed, said: null, signal: false, amount: max, plateau });
    }
  }
  return bids;
}
