import type { Intent } from "../intent";
import type { Driver } from "./driver";
import { cards, dealt, onTable, play, rest, settle } from "./five-dyes";
import { whatChanged } from "./what-changed";

/** What lies there besides a card whose life is told: fighters without words, a Relic, a Place, and Vats for everything. */
const OWN = ["Weld-Yard Foreman", "Copper-Green Boar", "Barnacled Chest", "Harbour of Small Boats"];
const THEIRS = ["Gilt Ox", "Marsh Boar", "Message in Glass", "Woad Row"];
const VATS = ["Woad Vat", "Madder Vat", "Weld Vat", "Verdigris Vat", "Oak Gall Vat"];

export type Setting = {
  readonly driver: Driver;
  readonly me: number;
  readonly rival: number;
  readonly own: number[];
  readonly theirs: number[];
};

/** `dye`: one's Vats have rested already, so that only what is added and paid shows. */
function setting(hand: string[] = [], dye = true): Setting {
  const { driver, me, rival } = dealt(hand);
  const own = settle(driver, me, OWN);
  const theirs = settle(driver, rival, THEIRS);
  const vats = settle(driver, me, [...VATS, ...VATS, ...VATS]);
  if (dye) driver.act(me, rest(vats));
  return { driver, me, rival, own, theirs };
}

const effectOf = ({ driver }: Setting): unknown =>
  (driver.state.vars as [string, unknown][]).find(([key]) => key === "effect")?.[1];
const waiting = ({ driver }: Setting): number | null => {
  const pending = (driver.state.vars as [string, [number][]][]).find(([key]) => key === "pending")?.[1] ?? [];
  const there = [...driver.state.objects, ...driver.state.zones.flatMap(({ cards: lying }) => lying)].map(
    ({ id }) => id,
  );
  return driver.state.stage === "playing" ? (pending.find(([card]) => there.includes(card))?.[0] ?? null) : null;
};

/** A command with the first of these targets that it takes, theirs before one's own; true: it was done. */
function withTarget({ driver, me, own, theirs }: Setting, name: string, card: number): boolean {
  const others = driver.state.objects.map(({ id }) => id);
  return [...theirs, ...own, ...others, null].some(
    (id) => driver.try(me, { type: "command", name, objects: id === null ? [card] : [card, id] }) === null,
  );
}

/** Does all that waits; whether anything of it was left to be done by hand. */
function settleWaiting(table: Setting): string {
  let byHand = "";
  for (let card = waiting(table); card !== null; card = waiting(table)) {
    if (!withTarget(table, "effect", card)) return `${byHand}, waits`;
    byHand += doneByHand(table);
  }
  for (const seat of [table.me, table.rival]) {
    const count = (table.driver.state.vars as [string, number][]).find(([key]) => key === `discard${seat}`)?.[1] ?? 0;
    const objects = table.driver.ids(`${seat}/hand`).slice(0, count);
    if (count > 0) table.driver.act(seat, { type: "command", name: "discard", objects });
  }
  return byHand;
}
function doneByHand(table: Setting): string {
  if (effectOf(table) !== table.me) return "";
  table.driver.act(table.me, { type: "command", name: "done" });
  return ", by hand";
}

/** What happens in one part of a card's life, in a line. */
function told(table: Setting, part: string, act: () => string | undefined, usual: readonly string[] = []): string {
  const before = table.driver.state;
  const more = act() ?? "";
  const changes = whatChanged(before, table.driver.state, table.me).filter((line) => !usual.includes(line));
  const all = [...changes, ...more.split(", ").filter(Boolean)];
  return `${part}: ${all.length > 0 ? all.join(", ") : "nothing"}`;
}

const march = (objects: number[]): Intent => ({ type: "command", name: "march", objects });

type Part = {
  /** The card is the rival's. */
  readonly theirs?: boolean;
  readonly dye?: boolean;
  /** What happens there with every card. */
  readonly usual?: readonly string[];
};

/** A Vat, a deed, a Beast and a Place are played, by the turn's rules, with a card there or without. */
const OTHERS = ["Madder Vat", "Clear Noon", "Copper-Green Boar", "Weld Row"];
function othersPlayed(name: string | null): string[] {
  const table = setting(OTHERS);
  const { driver, me } = table;
  if (name !== null) settle(driver, me, [name]);
  const before = driver.state;
  let byHand = "";
  for (const other of OTHERS) {
    driver.act(me, play(driver, me, other));
    byHand += settleWaiting(table);
  }
  return [...whatChanged(before, driver.state, me), ...byHand.split(", ").filter(Boolean)];
}

/** The parts of a card's life that its type and words call for: it is played, marches, is used, dies … */
export function lifeOf(name: string): string[] {
  const card = cards.cards.find((one) => one.name === name && !one.hidden && !one.retired)!;
  const { text, attributes } = card;
  const type = attributes.get("type") ?? "";
  const isFighter = type === "Folk" || type === "Beast";
  const says = (words: RegExp) => words.test(text);
  const lines: string[] = [];
  const part = (what: string, begin: (table: Setting, id: number) => string | undefined, more: Part = {}) => {
    const table = setting([], more.dye ?? false);
    const [id] = settle(table.driver, more.theirs ? table.rival : table.me, [name]);
    lines.push(told(table, what, () => begin(table, id!), more.usual));
  };
  const played = setting([name]);
  lines.push(
    told(
      played,
      "played",
      () => {
        played.driver.act(played.me, play(played.driver, played.me, name));
        return settleWaiting(played);
      },
      ["I -1 in hand", `I have ${name}`, ...(type === "Deed" ? [`I discard ${name}`] : [])],
    ),
  );
  if (says(/\bCharge\b/) && isFighter) {
    played.driver.try(played.me, { type: "phase", phase: 2 });
    const refused = played.driver.try(played.me, march([onTable(played.driver, name)]));
    lines.push(`at once: ${refused === null ? "marches" : "may not march"}`);
  }
  if (type === "Vat") part("rests", ({ driver, me }, id) => void driver.act(me, rest([id])));
  if (isFighter)
    part("marches", (table, id) => {
      table.driver.act(table.me, { type: "phase", phase: 2 });
      table.driver.act(table.me, march([id]));
      const guarded = says(/(^|[.] )(Sly|Winged)[.]/)
        ? `, guards of 1: ${table.driver.try(table.rival, { type: "command", name: "guard", objects: [id, table.theirs[0]!] }) ?? "allowed"}`
        : "";
      table.driver.act(table.rival, { type: "command", name: "guarded" });
      return settleWaiting(table) + guarded.replace("tabletop/rule", "none");
    });
  if (isFighter && says(/\b(Stout|Venom|guard)/) && !says(/Winged[.]/))
    part("is guarded by Marsh Boar", (table, id) => {
      table.driver.act(table.me, { type: "phase", phase: 2 });
      table.driver.act(table.me, march([id]));
      table.driver.act(table.rival, { type: "command", name: "guard", objects: [id, table.theirs[1]!] });
      table.driver.act(table.rival, { type: "command", name: "guarded" });
      return settleWaiting(table);
    });
  if (says(/ (get|have|has) /))
    part("beside it Foreman and Boar march", (table) => {
      table.driver.act(table.me, { type: "phase", phase: 2 });
      table.driver.act(table.me, march(table.own.slice(0, 2)));
      table.driver.act(table.rival, { type: "command", name: "guarded" });
      return settleWaiting(table);
    });
  if (says(/\bToll\b/))
    part(
      "against it Foreman and Boar march",
      (table) => {
        table.driver.act(table.me, { type: "phase", phase: 2 });
        table.driver.act(table.me, march(table.own.slice(0, 2)));
        table.driver.act(table.rival, { type: "command", name: "guarded" });
        return "";
      },
      { theirs: true },
    );
  if (type !== "Vat" && type !== "Deed" && says(/(^|[.] )([{]|Rest|rest|Destroy this|Remove)[^.]*: /))
    part(
      "used",
      (table, id) => {
        if (!withTarget(table, "use", id)) return "cannot be";
        return doneByHand(table) + settleWaiting(table);
      },
      { dye: true },
    );
  if (says(/dawn|dusk/) && type !== "Deed")
    part(
      "a round",
      (table) => {
        const { driver, me, rival } = table;
        const end = (seat: number) => {
          const waited = seat === me ? settleWaiting(table) : "";
          driver.act(seat, { type: "phase", phase: 3 });
          const over = driver.ids(`${seat}/hand`).slice(7);
          if (over.length > 0)
            driver.act(seat, {
              type: "transfer",
              take: { how: "cards", zone: `${seat}/hand`, ids: over },
              put: { to: "zone", zone: `${seat}/discard pile` },
            });
          driver.act(seat, { type: "end_turn" });
          return waited;
        };
        return end(me) + end(rival) + settleWaiting(table);
      },
      { usual: ["I +1 in hand", "I -1 in deck", "they -1 in deck", "they discard Madder Vat"] },
    );
  if (says(/you play|second card|on your side/)) {
    const without = othersPlayed(null);
    const more = othersPlayed(name).filter((line) => !without.includes(line));
    lines.push(`beside it a Vat, a deed, a Beast and a Place are played: ${more.join(", ") || "nothing more"}`);
  }
  if (says(/\bdies\b/))
    part("it and Foreman die", (table, id) => {
      const { driver, me, own } = table;
      driver.act(me, { type: "command", name: "effect", objects: [own[2]!] });
      driver.act(me, { type: "count", objects: isFighter ? [id, own[0]!] : [own[0]!], colour: "red", by: 30 });
      driver.act(me, { type: "command", name: "done" });
      return settleWaiting(table);
    });
  return lines;
}
