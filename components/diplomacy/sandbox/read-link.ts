import "@/components/ui/zod-in-browser";
import { z } from "zod";
import { provinceIndex } from "@/lib/engine/diplomacy/adjudicate/field";
import { readPhaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { DiplomacyMap, PowerName, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import { isMapName, loadMap } from "@/lib/engine/diplomacy/maps/index";
import type { GivenOrder } from "@/lib/engine/diplomacy/order";
import { parseOrder } from "@/lib/engine/diplomacy/orders/parse-order";
import type { Dislodged, Unit } from "@/lib/engine/diplomacy/position";
import { isRuleName, type RuleName } from "@/lib/engine/diplomacy/rules/expand";
import { err, ok, type Result } from "@/lib/engine/kernel/result";
import { orderSet, orderSetAfter } from "../orders/order-set";
import { LONGEST_LINK } from "./link";
import { positionFault } from "./position-fault";
import { deskOf, rulesOf, type SandboxGame, sandboxOf, turnOf } from "./sandbox-game";

const FAULTS = ["too_long", "unreadable", "version", "map", "position", "orders"] as const;
/** What is wrong with a link. */
export type LinkFault = `link/${(typeof FAULTS)[number]}`;

/** What a link opens; `fault`: what of it could not be read and was left out. */
export type Linked = { readonly game: SandboxGame; readonly fault: LinkFault | null };

const place = /^[A-Z0-9]{2,4}(\/[A-Z]{2})?$/;
/** `0:AVIE,FTRI;3:AMUN`: what each power has. */
const Lists = z
  .string()
  .max(LONGEST_LINK)
  .default("")
  .transform((text, context) => {
    const lists: (readonly [power: number, items: readonly string[]])[] = [];
    for (const part of text === "" ? [] : text.split(";")) {
      const [, power, items] = /^(\d{1,2}):(.*)$/.exec(part) ?? [];
      if (power === undefined || items === undefined) {
        context.addIssue({ code: "custom", message: "not a list" });
        return z.NEVER;
      }
      lists.push([Number(power), items.split(",")]);
    }
    return lists;
  });

/** The fields of a link of this version. What they come to is held against the map afterwards. */
const Fields = z.object({
  v: z.literal("1"),
  r: z
    .string()
    .max(1000)
    .default("")
    .transform((text) => (text === "" ? [] : text.split(",")))
    .pipe(z.array(z.custom<RuleName>((name) => typeof name === "string" && isRuleName(name)))),
  m: z.string().max(20),
  p: z.string().regex(/^[A-Z]\d{1,5}[A-Z]$/),
  u: Lists,
  d: Lists,
  c: Lists,
  o: Lists,
});

/** Opens what a link's fragment (without `#`) says. Nothing of it is trusted. */
export function readLink(fragment: string): Result<Linked, LinkFault> {
  if (fragment.length > LONGEST_LINK) return err("link/too_long");
  const given = fieldsOf(fragment);
  if (!given) return err("link/unreadable");
  if (given.v !== undefined && /^\d{1,4}$/.test(given.v) && given.v !== "1") return err("link/version");
  const read = Fields.safeParse(given);
  if (!read.success) return err("link/unreadable");
  const { m, p, r, u, d, c, o } = read.data;
  if (!isMapName(m)) return err("link/map");
  const map = loadMap(m);
  const phase = readPhaseCode(map, p);
  const named = [...u, ...d, ...c, ...o].every(([power]) => map.powers[power] !== undefined);
  if (!phase || !named) return err("link/position");
  const owners = ownersOf(map, c);
  const position = owners && {
    ...{ phase, owners },
    units: unitsOf(map, u),
    dislodged: dislodgedOf(map, d),
  };
  if (!position || positionFault(map, position, rulesOf(map, r))) return err("link/position");
  const game = sandboxOf(map, position, [], r);
  const { orders, whole } = ordersOf(game, o);
  return ok({ game: sandboxOf(map, position, orders, r), fault: whole ? null : "link/orders" });
}

type Given = Partial<Record<string, string>>;
type PowerLists = z.infer<typeof Lists>;

function fieldsOf(fragment: string): Given | null {
  let text: string;
  try {
    text = decodeURIComponent(fragment);
  } catch {
    return null;
  }
  const fields = new Map<string, string>();
  for (const part of text.split("&")) {
    const [, key, value] = /^([a-z])=(.*)$/s.exec(part) ?? [];
    if (key === undefined || value === undefined || fields.has(key)) return null;
    fields.set(key, value);
  }
  return Object.fromEntries(fields);
}

const nameOf = (map: DiplomacyMap, power: number): PowerName => map.powers[power]?.name ?? "";

const unitOf = (power: PowerName, text: string): Unit => ({
  power,
  type: text.startsWith("F") ? "F" : "A",
  at: text.slice(1),
});

const unitsOf = (map: DiplomacyMap, lists: PowerLists): Unit[] =>
  lists.flatMap(([power, items]) => items.map((text) => unitOf(nameOf(map, power), text)));

const dislodgedOf = (map: DiplomacyMap, lists: PowerLists): Dislodged[] =>
  lists.flatMap(([power, items]) =>
    items.map((text): Dislodged => {
      const [unit = "", from = "", ...retreats] = text.split(".");
      return { ...unitOf(nameOf(map, power), unit), from: from === "" ? null : from, retreats };
    }),
  );

/** Null: a centre is named twice. */
function ownersOf(map: DiplomacyMap, lists: PowerLists): Record<ProvinceId, PowerName> | null {
  const owners: Record<ProvinceId, PowerName> = {};
  for (const [power, items] of lists)
    for (const centre of items) {
      if (!place.test(centre) || owners[centre] !== undefined) return null;
      owners[centre] = nameOf(map, power);
    }
  return owners;
}

/** The orders that can be given; `whole`: all could. */
function ordersOf(game: SandboxGame, lists: PowerLists): { orders: readonly GivenOrder[]; whole: boolean } {
  const desk = deskOf(game, turnOf(game).position);
  let [set, count] = [orderSet(), 0];
  for (const [number, items] of lists)
    for (const text of items) {
      count++;
      const power = nameOf(game.map, number);
      const order = parseOrder(desk.field, power, text.replaceAll("+", " ").replaceAll("-", " - "));
      if (!order.ok) continue;
      const own = !("unit" in order.value) || isOwn(desk.subjects, power, order.value.unit.at);
      if (own) set = orderSetAfter(desk, set, { type: "set", power, order: order.value });
    }
  return { orders: set.orders, whole: set.orders.length === count };

  function isOwn(subjects: typeof desk.subjects, power: PowerName, at: string): boolean {
    const { board } = desk.field;
    const province = board.provinces[provinceIndex(board, at)];
    return subjects.some((subject) => subject.power === power && subject.at === province);
  }
}
