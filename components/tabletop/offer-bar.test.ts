import { expect, test } from "vitest";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import { tabletop } from "@/lib/texts/tabletop/en";
import { NOTHING, TABLE } from "./choice";
import { offerBar, type PlainVerb } from "./offer-bar";

const march = { label: "March", intent: { type: "command", name: "march", objects: [7] }, choose: null };
const end = { label: "End turn", intent: { type: "end_turn" }, choose: null };
const plain: PlainVerb[] = [
  { label: "Tap", ofGame: false, intents: [{ type: "rotate", objects: [7], angle: 90 }], run() {} },
];
const shown = [["awaits", [[0, "your turn"]]]];

function labels(ids: number[], manner: "warn" | "strict"): string[] {
  const view = { shown, offers: [march, end], aside: [] } as unknown as View;
  const choice = ids.length === 0 ? NOTHING : { from: TABLE, ids };
  const offers = { picking: null } as unknown as Parameters<typeof offerBar>[0]["offers"];
  const bar = offerBar({
    view,
    you: 0,
    manner,
    minds: [],
    commands: [],
    choice,
    offers,
    plain,
    t: tabletop.room,
    onByHand() {},
  });
  return bar.verbs.map(({ label }) => label);
}

test("a strict table offers what is about the chosen card, and all that there is where nothing is", () => {
  expect(labels([], "strict")).toEqual(["March", "End turn"]);
  expect(labels([7], "strict")).toEqual(["March"]);
  expect(labels([9], "strict")).toEqual(["March", "End turn"]);
});

test("where rules are only warned of, a chosen card is acted on by hand", () => {
  expect(labels([9], "warn")).toEqual(["Tap"]);
});

test("where another is awaited no offer is the proposed one: a hand may be put back then", () => {
  const again = {
    label: "Put the hand back and draw six",
    intent: { type: "command", name: "mulligan" },
    choose: null,
  };
  const proposed = (awaited: number): readonly unknown[] => {
    const view = { shown: [["awaits", [[awaited, "draw"]]]], offers: [again], aside: [] } as unknown as View;
    const offers = { picking: null } as unknown as Parameters<typeof offerBar>[0]["offers"];
    const given = { view, you: 0, manner: "strict", minds: [], commands: [], choice: NOTHING, offers, plain } as const;
    return offerBar({ ...given, t: tabletop.room, onByHand() {} }).verbs.filter(({ first }) => first);
  };
  expect(proposed(1)).toEqual([]);
  expect(proposed(0)).toHaveLength(1);
});

test("where the rules stand still, or cannot say what may be done, the game goes on by hand", () => {
  const bar = (part: Partial<View>) => {
    const view = { shown: null, offers: [], aside: [], byHand: false, stuck: false, ...part } as unknown as View;
    const offers = { picking: null } as unknown as Parameters<typeof offerBar>[0]["offers"];
    const given = { view, you: 0, manner: "strict", minds: [], commands: [], choice: NOTHING, offers, plain } as const;
    return offerBar({ ...given, t: tabletop.room, onByHand() {} }).verbs.map(({ label }) => label);
  };
  expect(bar({ stuck: true, shown })).toEqual(["Go on by hand"]);
  expect(bar({ byHand: true })).toEqual(["Tap"]);
});

test("two cards of one name in a hand are one offer; with one of them chosen it is the one that is played", () => {
  const play = (id: number) => ({
    label: "Play Weld Vat",
    intent: { type: "transfer", take: { how: "cards", zone: "0/hand", ids: [id] }, put: { to: "table", x: 0, y: 0 } },
    choose: null,
  });
  const bar = (ids: number[]) => {
    const view = { shown, offers: [play(4), play(5), march, march], aside: [] } as unknown as View;
    const offers = { picking: null } as unknown as Parameters<typeof offerBar>[0]["offers"];
    const choice = ids.length === 0 ? NOTHING : { from: "0/hand", ids };
    const given = { view, you: 0, manner: "strict", minds: [], commands: [], choice, offers, plain: [] } as const;
    return offerBar({ ...given, t: tabletop.room, onByHand() {} }).verbs.map(({ label }) => label);
  };
  expect(bar([])).toEqual(["Play Weld Vat", "March", "March"]);
  expect(bar([5])).toEqual(["Play Weld Vat"]);
});

test("the menu of a strict table has what is legal and nothing else; done by hand, or where rules are only warned of, all", () => {
  const byHand = {
    label: "Do what a card says",
    intent: { type: "command", name: "effect" },
    choose: { ids: [7], least: 1, most: 1 },
  };
  const all: PlainVerb[] = [
    ...plain,
    { label: "Guard", ofGame: true, intents: [{ type: "command", name: "guard", objects: [7] }], run() {} },
    { label: "Point", ofGame: false, intents: [{ type: "touch", objects: [7] }], run() {} },
  ];
  const menu = (manner: "warn" | "strict", ids: number[], part: Partial<View> = {}) => {
    const view = { shown, offers: [march], aside: [byHand], ...part } as unknown as View;
    const offers = { picking: null } as unknown as Parameters<typeof offerBar>[0]["offers"];
    const choice = ids.length === 0 ? NOTHING : { from: TABLE, ids };
    const given = { view, you: 0, manner, minds: ["rotate"], commands: [], choice, offers, plain: all } as const;
    const bar = offerBar({ ...given, t: tabletop.room, onByHand() {} });
    return { bar: bar.verbs.map(({ label }) => label), menu: bar.rest.map(({ label }) => label) };
  };
  expect(menu("strict", [7])).toEqual({ bar: ["March"], menu: ["Do what a card says", "Point"] });
  expect(menu("strict", [])).toEqual({ bar: ["March"], menu: ["Do what a card says", "Point"] });
  expect(menu("warn", [7])).toEqual({ bar: ["March", "Tap", "Point"], menu: ["Do what a card says", "Guard"] });
  const done = { label: "The effect is done", intent: { type: "command", name: "done" }, choose: null };
  expect(menu("strict", [7], { offers: [done], aside: [] } as unknown as Partial<View>).bar).toEqual([
    ...["Tap", "Point"],
  ]);
});
