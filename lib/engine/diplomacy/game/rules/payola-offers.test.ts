import { describe, expect, it } from "vitest";
import { compileDiplomacy } from "../compile";
import { SPECTATOR } from "../testing/driver";
import { funds, offers, payola, sheetFaults, statement, told } from "../testing/payola";

const codes = (config: object) => {
  const made = compileDiplomacy({ variant: "payola", ...config });
  return made.ok ? [] : made.error.map(({ code }) => code);
};

it("what the variant cannot have is refused where a game is created", () => {
  for (const rule of ["PROXY_OK", "NO_CHECK", "EXCHANGE", "FICTIONAL_OK", "SHOW_PHANTOM", "!ORDER_ANY"])
    expect([rule, codes({ rules: [rule] })]).toEqual([rule, ["rule/barred"]]);
  expect(codes({ rules: ["BLIND"] })).toEqual([]);
  expect(codes({ rules: ["PUBLIC_LISTS"] })).toEqual(["rule/variant"]);
  expect(codes({ rotate: [] })).toEqual(["config/rotation_off"]);
  expect(codes({ taxes: ["TAX LON 5", "CAP 0"] })).toEqual(["config/bad_cap"]);
  expect(codes({ variant: undefined, taxes: ["TAX 5"] })).toEqual(["config/no_taxes"]);
  expect(codes({ variant: undefined, rules: ["ZEROSUM"] })).toEqual(["rule/variant"]);
});

it("the highest total wins, and who contributed pays", () => {
  const driver = payola();
  offers(driver, "AUSTRIA", "3 : A BUD - SER");
  offers(driver, "ITALY", "2 : A BUD - RUM % a word");
  offers(driver, "RUSSIA", "2 ! A BUD - SER");
  driver.process();
  expect(driver.results()).toMatchObject({ "A BUD - RUM": "succeeds" });
  expect(["AUSTRIA", "ITALY", "RUSSIA"].map((power) => funds(driver, power))).toEqual([48, 46, 60]);
  expect(driver.power("ITALY").purse?.sheet).toEqual([]);
});

it("a sheet replaces the one before, is refused as a whole with every fault, and may hold those of controlled powers", () => {
  const driver = payola([], { dummies: { TURKEY: ["AUSTRIA"] } });
  offers(driver, "AUSTRIA", "3 : A BUD - SER", "1 $");
  const bad = { type: "orders", text: "3 : A BUD - SER\n\nx : A VIE H\n4 : A BUD - LON\n0 : A PAR H" } as const;
  expect(driver.refused("AUSTRIA", bad)).toMatchObject({
    code: "payola/refused",
    data: {
      faults: [
        { line: 3, code: "bad_order", text: "x : A VIE H" },
        { line: 4, code: "unreachable" },
        { line: 5, code: "zero_foreign" },
      ],
    },
  });
  expect(driver.power("AUSTRIA").purse?.sheet).toEqual(["3 : A BUD - SER", "1 $"]);
  offers(driver, "AUSTRIA", "A VIE H", "[turkey]", "2 : A CON - BUL", "48 $");
  expect(driver.power("AUSTRIA").purse?.sheet).toEqual(["0 : A VIE H"]);
  expect(driver.power("TURKEY").purse?.sheet).toEqual(["2 : A CON - BUL", "48 $"]);
  expect(sheetFaults(driver, "AUSTRIA", "[ITALY]", "2 : A CON - BUL")).toEqual(["diplomacy/not_yours"]);
  offers(driver, "AUSTRIA", "CLEAR");
  expect(driver.power("AUSTRIA").purse?.sheet).toEqual([]);
});

it("lists decide equal offers, their ? once a phase by the game's own chance", () => {
  const winner = (list: string, seed: number) => {
    const driver = payola([], {}, seed);
    driver.act("AUSTRIA", { type: "acceptance", list });
    offers(driver, "ITALY", "2 : A BUD - RUM");
    offers(driver, "RUSSIA", "2 : A BUD - GAL");
    driver.process();
    return Object.keys(driver.results()).find((line) => line.startsWith("A BUD"));
  };
  expect([1, 2, 3, 4].map((seed) => winner("R", seed))).toEqual(Array.from({ length: 4 }, () => "A BUD - GAL"));
  expect([1, 2, 3, 4].map((seed) => winner("AIR", seed))).toEqual(Array.from({ length: 4 }, () => "A BUD - RUM"));
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => winner("?", seed))).size).toBe(2);
  const driver = payola();
  expect(driver.refused("AUSTRIA", { type: "acceptance", list: "AXA" })).toMatchObject({
    code: "payola/bad_list",
    data: { code: "letter_unknown", letter: "X" },
  });
});

it("whoever has no offer on their sheet is late; savings are none", () => {
  const driver = payola(["LIST_UNORDERED"]);
  const ordered = (power: string) => driver.view(SPECTATOR).powers.find(({ name }) => name === power)?.ordered;
  expect(ordered("AUSTRIA")).toBe(false);
  offers(driver, "AUSTRIA", "20 $", "% nothing yet");
  expect(ordered("AUSTRIA")).toBe(false);
  offers(driver, "AUSTRIA", "1 : A PAR H");
  expect(ordered("AUSTRIA")).toBe(true);
});

it("an investor bids and gives without a power of the map, is never late, and comes last in every list", () => {
  const driver = payola([], { roles: { HERON: "INVESTOR", CROW: "PRINTER" } });
  expect(driver.power("HERON").purse).toMatchObject({ funds: 0, investor: true });
  expect(driver.power("CROW").purse).toBeUndefined();
  expect(sheetFaults(driver, "CROW", "1 : A PAR H")).toEqual(["payola/no_purse"]);
  driver.act("AUSTRIA", { type: "give", to: "HERON", amount: 9, treasury: 48 });
  expect(driver.try("HERON", { type: "acceptance", list: "A" })).toBe("payola/no_units");
  offers(driver, "HERON", "3 : A PAR - PIC");
  offers(driver, "GERMANY", "3 : A PAR - GAS");
  driver.process();
  expect(driver.results()).toMatchObject({ "A PAR - GAS": "succeeds" });
  expect(driver.power("HERON").purse?.funds).toBe(9);
});

describe("EBAYOLA", () => {
  it("asks one more than the next best offer", () => {
    const driver = payola(["EBAYOLA"]);
    offers(driver, "AUSTRIA", "9 : A BUD - SER");
    offers(driver, "ITALY", "4 : A BUD - RUM");
    expect(funds(driver.process(), "AUSTRIA")).toBe(43);
  });
});

/** What Austria is told where it has bought its own unit for 3 and an Italian one for 5. */
const stated = (...rules: string[]) => {
  const driver = payola(rules);
  offers(driver, "AUSTRIA", "3 : A BUD - SER", "5 : F NAP - ION");
  driver.process();
  return { driver, austria: statement(driver, "AUSTRIA"), italy: statement(driver, "ITALY") };
};

it("statements tell one's own and nothing of others", () => {
  const { driver, austria, italy } = stated();
  expect(austria).toMatchObject({ before: 48, cost: 8, after: 40, sheet: ["3 : A BUD - SER", "5 : F NAP - ION"] });
  expect(italy?.ownUnits).toContainEqual({ order: "F NAP - ION", paid: 5, notMine: true });
  const [seen] = told(driver, "ITALY", "offers_resolved");
  expect(Object.keys(seen?.statements as object)).toEqual(["ITALY"]);
  expect(JSON.stringify(seen)).not.toContain("AUSTRIA");
  expect(seen).not.toHaveProperty("units");
  expect(seen).not.toHaveProperty("totals");
});

describe("HIDE_COST", () => {
  it("tells one's units without their prices", () =>
    expect(stated("HIDE_COST").italy?.ownUnits).toContainEqual({ order: "F NAP - ION", notMine: true }));
});

describe("HIDE_OFFERS", () => {
  it("tells one's units, their prices and the balance alone", () => {
    const { austria } = stated("HIDE_OFFERS");
    expect(Object.keys(austria ?? {}).sort()).toEqual(["after", "ownUnits"]);
    expect(austria).toMatchObject({ after: 40 });
  });
});

describe("NO_LEDGERS", () => {
  it("sends no statements; what was offered is paid all the same", () => {
    const { driver, austria } = stated("NO_LEDGERS");
    expect(austria).toBeUndefined();
    expect(funds(driver, "AUSTRIA")).toBe(40);
  });
});

describe("PUBLIC_TOTALS", () => {
  it("tells everybody what units were paid, not by whom", () => {
    const { driver } = stated("PUBLIC_TOTALS");
    const [seen] = told(driver, "TURKEY", "offers_resolved");
    expect(seen?.totals).toContainEqual({ power: "ITALY", unit: "F NAP", order: "- ION", paid: 5 });
    expect(JSON.stringify(seen)).not.toContain("payers");
  });
});

describe("DIRECT_ONLY", () => {
  it("bars wild cards, alternatives, repetition and a second offer", () => {
    const driver = payola(["DIRECT_ONLY"]);
    const bad = ["3 > A BUD - SER", "1 : A VIE H | - GAL", "2*1 : F TRI H"];
    expect(sheetFaults(driver, "AUSTRIA", ...bad)).toEqual([
      ...["wildcards_off", "alternatives_off", "repetition_off"],
    ]);
    expect(sheetFaults(driver, "AUSTRIA", "1 : F TRI H", "1 : F TRI - ALB")).toEqual(["second_offer_to_unit"]);
  });
});

describe("LIMIT_OFFERS", () => {
  it("lets nobody offer more than they have", () => {
    const driver = payola(["LIMIT_OFFERS"]);
    expect(sheetFaults(driver, "AUSTRIA", "40 : A BUD - SER", "9 : A PAR H")).toEqual(["over_treasury"]);
    offers(driver, "AUSTRIA", "40 : A BUD - SER", "8 : A PAR H");
    // What was given away since lowers the offers, as everywhere.
    driver.act("AUSTRIA", { type: "give", to: "ITALY", amount: 10, treasury: 48 });
    expect(funds(driver.process(), "AUSTRIA")).toBe(0);
  });
});

describe("NO_SAVINGS", () => {
  it("keeps nothing back", () =>
    expect(sheetFaults(payola(["NO_SAVINGS"]), "AUSTRIA", "5 $", "4#2 : A BUD H")).toEqual([
      ...["savings_off", "plateaus_off"],
    ]));
});

describe("NO_PLATEAU", () => {
  it("bars plateaus alone", () =>
    expect(sheetFaults(payola(["NO_PLATEAU"]), "AUSTRIA", "5 $", "4#2 : A BUD H")).toEqual(["plateaus_off"]));
});

describe("PAYOLA_CLASSIC", () => {
  it("brings a flat tax, plain offers, no savings, and foreign units for nothing", () => {
    const driver = payola(["PAYOLA_CLASSIC"]);
    expect(funds(driver, "AUSTRIA")).toBe(21);
    expect(sheetFaults(driver, "AUSTRIA", "5 $", "1 > A PAR H", "0 : A MUN H")).toEqual([
      "savings_off",
      "wildcards_off",
    ]);
    expect(funds(payola(["PAYOLA_CLASSIC", "!FLAT_TAX"]), "AUSTRIA")).toBe(48);
  });
});

describe("ZERO_FOREIGN", () => {
  it("lets nothing be offered to foreign units, and decides ties by it", () => {
    expect(sheetFaults(payola(), "AUSTRIA", "0 : A PAR H")).toEqual(["zero_foreign"]);
    const driver = payola(["ZERO_FOREIGN"]);
    driver.act("FRANCE", { type: "acceptance", list: "AF" });
    offers(driver, "FRANCE", "0 : A PAR - PIC");
    offers(driver, "AUSTRIA", "0 : A PAR - GAS");
    expect(driver.process().results()).toMatchObject({ "A PAR - GAS": "succeeds" });
  });
});

describe("TOUCH_BRIBE", () => {
  it("lets units be bribed that one's own could support, or that could support them", () => {
    const driver = payola(["TOUCH_BRIBE"]);
    expect(sheetFaults(driver, "AUSTRIA", "1 : A PAR H", "1 : A VEN H")).toEqual(["must_touch"]);
    expect(sheetFaults(driver, "AUSTRIA", "1 : A VEN H", "1 : A VIE H")).toBeNull();
  });
});

describe("REMOTE_BRIBE", () => {
  it("lets only others be bribed", () => {
    const driver = payola(["REMOTE_BRIBE"]);
    expect(sheetFaults(driver, "AUSTRIA", "1 : A PAR H", "1 : A VEN H")).toEqual(["must_not_touch"]);
    expect(sheetFaults(driver, "AUSTRIA", "1 : A PAR H")).toBeNull();
  });
});

describe("PAY_DUMMIES", () => {
  it("has players' units ordered, and only dummies bribed", () => {
    const driver = payola(["PAY_DUMMIES"], { dummies: { ITALY: [] } });
    expect(sheetFaults(driver, "AUSTRIA", "3 : A BUD H", "1 : A PAR H", "A VIE H")).toEqual([
      ...["price_for_own_unit", "unit_of_a_player", "own_units_unordered"],
    ]);
    offers(driver, "AUSTRIA", "A BUD - SER", "A VIE H", "F TRI H", "4 : A VEN - TYR");
    expect(driver.process().results()).toMatchObject({ "A VEN - TYR": "succeeds", "A BUD - SER": "succeeds" });
    expect(statement(driver, "AUSTRIA")).toMatchObject({ sheet: ["4 : A VEN - TYR"], cost: 4 });
    expect(statement(driver, "AUSTRIA")).not.toHaveProperty("ownUnits");
  });
});

describe("RESTRICT_SIGNAL", () => {
  const signal = "A BUD S A PAR - PIC";
  it("lets a unit's own power say such a support for nothing; it stands where the unit holds, whoever pays for that", () => {
    const driver = payola(["RESTRICT_SIGNAL"]);
    expect(sheetFaults(driver, "AUSTRIA", `1 : ${signal}`)).toEqual(["signal_must_be_free"]);
    expect(sheetFaults(driver, "ITALY", `1 : ${signal}`)).toEqual(["signal_must_be_free"]);
    offers(driver, "AUSTRIA", signal);
    offers(driver, "ITALY", "2 @ A BUD - RUM");
    driver.process();
    expect(driver.results()).toMatchObject({ [signal]: "void" });
    expect(driver.last("phase_processed")?.results).toContainEqual(expect.objectContaining({ mark: "signal" }));
  });
  it("gives way to whatever is paid for better, and gets no money of its own", () => {
    const driver = payola(["RESTRICT_SIGNAL"]);
    offers(driver, "AUSTRIA", signal);
    offers(driver, "ITALY", "1 : A BUD - RUM");
    expect(driver.process().results()).toMatchObject({ "A BUD - RUM": "succeeds" });
  });
});
