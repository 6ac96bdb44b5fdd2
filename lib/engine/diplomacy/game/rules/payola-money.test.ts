import { describe, expect, it } from "vitest";
import { openingPurses } from "../payola/money";
import type { Driver } from "../testing/driver";
import { funds, offers, payola, toIncome, told } from "../testing/payola";

const give = (driver: Driver, from: string, to: string, amount: number, treasury = funds(driver, from) ?? 0) =>
  driver.try(from, { type: "give", to, amount, treasury });

it("gifts are whole, of what is there and as it was seen; both know of them, and nobody else", () => {
  const driver = payola();
  expect(give(driver, "AUSTRIA", "TURKEY", 49)).toBe("gift/too_much");
  expect(give(driver, "AUSTRIA", "TURKEY", 5, 47)).toBe("gift/treasury_changed");
  expect(give(driver, "AUSTRIA", "AUSTRIA", 5)).toBe("gift/to_self");
  expect(give(driver, "AUSTRIA", "NOBODY", 5)).toBe("diplomacy/no_such_power");
  expect(() => give(driver, "AUSTRIA", "TURKEY", 0)).toThrow();
  expect(() => give(driver, "AUSTRIA", "TURKEY", 1.5)).toThrow();
  offers(driver, "AUSTRIA", "48 $");
  expect(give(driver, "AUSTRIA", "TURKEY", 8)).toBeNull();
  expect([funds(driver, "AUSTRIA"), funds(driver, "TURKEY")]).toEqual([40, 56]);
  expect(told(driver, "TURKEY", "gift_made")).toMatchObject([{ from: "AUSTRIA", to: "TURKEY", amount: 8 }]);
  expect(told(driver, "AUSTRIA", "gift_made")).toHaveLength(1);
  expect(told(driver, "ITALY", "gift_made")).toEqual([]);
  const dummy = payola([], { dummies: { ITALY: ["AUSTRIA"], TURKEY: [] } });
  expect(dummy.try("AUSTRIA", { type: "give", power: "ITALY", to: "AUSTRIA", amount: 1, treasury: 48 })).toBe(
    "gift/from_controlled",
  );
  expect(dummy.try("master", { type: "give", power: "TURKEY", to: "AUSTRIA", amount: 1, treasury: 48 })).toBeNull();
});

it("there is no money in other games", () => {
  const driver = payola([], { variant: undefined });
  expect(driver.power("AUSTRIA").purse).toBeUndefined();
  expect(driver.try("AUSTRIA", { type: "give", to: "ITALY", amount: 1, treasury: 0 })).toBe("payola/other_game");
  expect(driver.try("AUSTRIA", { type: "acceptance", list: "A" })).toBe("payola/other_game");
});

describe("NO_TRANSFER", () => {
  it("bars gifts", () => expect(give(payola(["NO_TRANSFER"]), "AUSTRIA", "TURKEY", 1)).toBe("gift/none"));
});

describe("ANON_TRANSFER", () => {
  it("tells the receiver how much, not from whom", () => {
    const driver = payola(["ANON_TRANSFER"]);
    give(driver, "AUSTRIA", "TURKEY", 4);
    expect(told(driver, "TURKEY", "gift_made")).toMatchObject([{ from: null, amount: 4 }]);
    expect(told(driver, "AUSTRIA", "gift_made")).toMatchObject([{ from: "AUSTRIA" }]);
  });
});

describe("ONE_TRANSFER", () => {
  it("lets a power give to each other one once a phase", () => {
    const driver = payola(["ONE_TRANSFER"]);
    expect(give(driver, "AUSTRIA", "TURKEY", 1)).toBeNull();
    expect(give(driver, "AUSTRIA", "TURKEY", 1)).toBe("gift/one_a_phase");
    expect(give(driver, "AUSTRIA", "ITALY", 1)).toBeNull();
    driver.process();
    expect(give(driver, "AUSTRIA", "TURKEY", 1)).toBeNull();
  });
});

describe("NO_LOOTING", () => {
  it("keeps the money of dummies", () => {
    const driver = payola(["NO_LOOTING"], { dummies: { TURKEY: [] } });
    const intent = { type: "give", power: "TURKEY", to: "AUSTRIA", amount: 1, treasury: 48 } as const;
    expect(driver.try("master", intent)).toBe("gift/from_dummy");
  });
});

describe("NO_DONATIONS", () => {
  it("takes the money of who ends a movement without a centre, and without a unit on one", () => {
    const lost = (rules: string[], at: string) => {
      const driver = payola(rules);
      const { units, owners } = driver.state.position;
      const others = Object.entries(owners).filter(([, power]) => power !== "AUSTRIA");
      driver.put({
        owners: Object.fromEntries(others),
        units: [...units.filter(({ power }) => power !== "AUSTRIA"), { power: "AUSTRIA", type: "A", at }],
      });
      return [funds(driver.process(), "AUSTRIA"), driver.last("offers_resolved")?.forfeits];
    };
    expect(lost(["NO_DONATIONS"], "GAL")).toEqual([0, ["AUSTRIA"]]);
    expect(lost(["NO_DONATIONS"], "VIE")).toEqual([48, []]);
    expect(lost([], "GAL")).toEqual([48, []]);
  });
});

const income = (rules: string[], config: object = {}) => {
  const driver = toIncome(payola(rules, config));
  return Object.fromEntries(driver.state.powers.map(({ name, purse }) => [name, purse?.funds]));
};

it("each year pays from the goal down, or as TAX and CAP say", () => {
  expect(income([])).toMatchObject({ AUSTRIA: 96, RUSSIA: 124 });
  expect(income([], { taxes: ["TAX 5"] })).toMatchObject({ AUSTRIA: 30, RUSSIA: 40 });
  expect(income([], { taxes: ["TAX 5", "CAP 17"] })).toMatchObject({ AUSTRIA: 30, RUSSIA: 34 });
  const ofMap = { morph: ["payola DIRECTIVES", "TAX 6", "END DIRECTIVES"] };
  expect(income([], ofMap)).toMatchObject({ AUSTRIA: 36 });
  expect(income([], { ...ofMap, taxes: ["TAX 5"] })).toMatchObject({ AUSTRIA: 30 });
});

it("who begins without a centre has half the goal for each unit; where builds come first, nobody has anything yet", () => {
  const begun = payola().put({ owners: { LON: "ENGLAND" } });
  expect(openingPurses(begun.game, begun.state).purses).toMatchObject({
    AUSTRIA: { funds: 27 },
    RUSSIA: { funds: 36 },
    ENGLAND: { funds: 17 },
  });
  expect(funds(payola(["BLANK_BOARD"]), "AUSTRIA")).toBe(0);
  const mobilized = payola(["MOBILIZE"]);
  expect(funds(mobilized, "AUSTRIA")).toBe(0);
  for (const { name } of mobilized.state.powers) mobilized.orders(name, ...mobilized.randomOrders(name));
  expect(funds(mobilized.process(), "RUSSIA")).toBeGreaterThan(0);
});

describe("FLAT_TAX", () => {
  it("pays as much for a centre as there are powers", () =>
    expect(income(["FLAT_TAX"])).toMatchObject({ AUSTRIA: 42, RUSSIA: 56 }));
});

describe("NO_HOARDING", () => {
  it("leaves nothing of what was not spent", () =>
    expect(income(["NO_HOARDING"])).toMatchObject({ AUSTRIA: 48, RUSSIA: 62 }));
});

describe("ZEROSUM", () => {
  it("gives ten for a centre, moves money with centres and to whose units it was paid, and makes none", () => {
    const driver = payola(["ZEROSUM"]);
    const sum = () =>
      driver.state.powers.reduce((all, { purse }) => all + (purse?.funds ?? 0) + (purse?.profits ?? 0), 0);
    expect([funds(driver, "AUSTRIA"), funds(driver, "RUSSIA")]).toEqual([30, 40]);
    offers(driver, "AUSTRIA", "6 : A VEN H", "0 : A VIE - TYR");
    driver.process();
    expect([funds(driver, "AUSTRIA"), driver.power("ITALY").purse?.profits, sum()]).toEqual([24, 6, 220]);
    // Trieste's fleet goes to Venice, whose army has left it.
    offers(driver, "AUSTRIA", "4 : A VEN - TUS", "0 : F TRI - VEN", "0 : A BUD - SER");
    driver.process();
    const book = driver.last("income_paid");
    expect(book?.reports.AUSTRIA).toMatchObject({ before: 20, gained: { SER: 10, VEN: 13 }, after: 43 });
    expect(book?.reports.ITALY).toMatchObject({ before: 30, profits: 10, lost: { VEN: -13 }, after: 27 });
    expect([sum(), driver.power("ITALY").purse?.profits]).toEqual([230, 0]);
    driver.process();
    expect(driver.phase()).toBe("SPRING 1902 MOVEMENT");
    expect(funds(driver, "ITALY")).toBe(27);
  });
});

it("who resigns without a centre leaves no money; with one it stays", () => {
  const driver = payola();
  driver.act("TURKEY", { type: "resign" });
  expect(funds(driver, "TURKEY")).toBe(48);
  const { owners } = driver.state.position;
  driver.put({ owners: Object.fromEntries(Object.entries(owners).filter(([, power]) => power !== "ITALY")) });
  driver.act("ITALY", { type: "resign" });
  expect(funds(driver, "ITALY")).toBe(0);
});

it("a vassal's income is its lord's, and nobody gives to it", () => {
  const driver = payola(["VASSAL_DUMMIES"], { dummies: { ITALY: ["AUSTRIA"] } });
  expect([funds(driver, "AUSTRIA"), funds(driver, "ITALY")]).toEqual([96, 0]);
  expect(give(driver, "FRANCE", "ITALY", 1)).toBe("gift/to_vassal");
});

it("incomes are paid after the first adjustments, or where the map's flow says so", () => {
  const driver = toIncome(payola());
  const types = driver.log.map(({ type }) => type).slice(-4);
  expect([types.includes("income_paid"), driver.phase()]).toEqual([true, "SPRING 1902 MOVEMENT"]);
  const early = payola([], {
    morph: ["FLOW NEWYEAR SPRING:MOVEMENT,RETREATS FALL:MOVEMENT,RETREATS FALL:INCOME WINTER:ADJUSTMENTS"],
  });
  offers(early, "AUSTRIA", "A BUD - SER").process().process();
  expect(early.phase()).toBe("WINTER 1901 ADJUSTMENTS");
  expect(funds(early, "AUSTRIA")).toBe(48 + 62);
  expect(early.log.filter(({ type }) => type === "counted")).toHaveLength(1);
});
