import { describe, expect, it } from "vitest";
import type { UnitType } from "../../map/model";
import type { Order } from "../../order";
import { printOrder } from "../../orders/print-order";
import { printRow } from "../say-result";
import { Driver, MASTER, player } from "../testing/driver";

/** A board with these units alone: `FRANCE: A PAR, F BRE`. */
const board = (rules: string[], units: Record<string, string>) =>
  new Driver({ rules }).start().put({
    units: Object.entries(units).flatMap(([power, list]) =>
      list
        .split(", ")
        .map((unit) => ({ power, type: (unit.startsWith("A") ? "A" : "F") as UnitType, at: unit.slice(2) })),
    ),
  });

/** The fault of the first line that is refused; null: all are accepted. */
const fault = (driver: Driver, power: string, text: string): string | null => {
  const refusal = driver.refused(power, { type: "orders", text });
  const data = refusal?.data;
  const [, code] = /"code":"([^"]+)"/.exec(JSON.stringify(data ?? null)) ?? [];
  return refusal ? (code ?? refusal.code) : null;
};

const PAR_BUR: Order = { type: "move", unit: { type: "A", at: "PAR" }, to: "BUR" };

describe("ALWAYS_CONFIRM", () => {
  it("confirms each change of orders to its power, with a copy to the master", () => {
    const driver = board(["ALWAYS_CONFIRM"], { FRANCE: "A PAR", GERMANY: "A MUN" });
    driver.act("FRANCE", { type: "orders", text: "A PAR - BUR" });
    const event = driver.last("orders_confirmed")!;
    expect(event).toEqual({ type: "orders_confirmed", power: "FRANCE", orders: [PAR_BUR] });
    const sees = (power: string) => driver.game.see(event, driver.state, driver.state, player(driver.seat(power)));
    expect(sees("FRANCE")).not.toBeNull();
    expect(sees("GERMANY")).toBeNull();
    expect(driver.game.see(event, driver.state, driver.state, MASTER)).not.toBeNull();
  });
});

describe("BROADCAST_ORDERS", () => {
  it("shows orders to everybody as they are entered", () => {
    for (const [rules, shown] of [
      [["BROADCAST_ORDERS"], [PAR_BUR]],
      [[], null],
    ] as const) {
      const driver = board([...rules], { FRANCE: "A PAR", GERMANY: "A MUN" });
      driver.act("FRANCE", { type: "orders", text: "PAR-BUR" });
      const view = driver.view(player(driver.seat("GERMANY")));
      expect(view.powers.find(({ name }) => name === "FRANCE")?.orders).toEqual(shown);
      const seen = driver.game.see(
        driver.last("orders_set")!,
        driver.state,
        driver.state,
        player(driver.seat("GERMANY")),
      );
      expect(seen !== null).toBe(shown !== null);
    }
  });
});

describe("SIGNAL_SUPPORT", () => {
  it("accepts supports that cannot be given, void and marked", () => {
    const units = { FRANCE: "A PAR", TURKEY: "A CON" };
    expect(fault(board([], units), "FRANCE", "A PAR S A CON - BUL")).toBe("order/cannot_support");
    const driver = board(["SIGNAL_SUPPORT"], units)
      .orders("FRANCE", "A PAR S A CON - BUL")
      .orders("TURKEY", "A CON - BUL")
      .process();
    expect(driver.last("phase_processed")?.results[0]).toMatchObject({ result: "void", mark: "signal" });
  });
});

describe("FICTIONAL_OK", () => {
  it("accepts orders about units that do not exist, with their types, and answers alike whether they do", () => {
    const units = { FRANCE: "A PAR, F BRE", GERMANY: "A MUN" };
    expect(fault(board([], units), "FRANCE", "A PAR S A BUR")).toBe("order/no_unit");
    const driver = board(["FICTIONAL_OK"], units);
    expect(fault(driver, "FRANCE", "A PAR S BUR")).toBe("order/type_needed");
    expect(fault(driver, "FRANCE", "A MUN H")).toBe("order/not_yours");
    expect(fault(driver, "FRANCE", "A RUH H")).toBe("order/not_yours");
    driver.orders("FRANCE", "A PAR S A BUR", "F BRE H").process();
    expect(driver.results()).toMatchObject({ "A PAR H": "void" });
  });
});

describe("SHOW_PHANTOM", () => {
  it("prints supports of units that are not there, and no nationalities", () => {
    const units = { FRANCE: "A PAR, A MAR", GERMANY: "A BUR" };
    const driver = board(["SHOW_PHANTOM"], units).orders("FRANCE", "A PAR S A PIC", "A MAR S A BUR").process();
    expect(driver.results()).toMatchObject({ "A PAR S A PIC": "void", "A MAR S A BUR": "succeeds" });
    const rows = driver.last("phase_processed")!.results;
    expect(rows.find(({ order }) => printOrder(order) === "A PAR S A PIC")?.mark).toBe("phantom");
    expect(rows.some(({ of }) => of !== undefined)).toBe(false);
    const usual = board([], units).orders("FRANCE", "A MAR S A BUR").process();
    expect(usual.last("phase_processed")!.results.find(({ order }) => printOrder(order) === "A MAR S A BUR")?.of).toBe(
      "GERMANY",
    );
  });
});

describe("ORDER_ANY", () => {
  it("lets a power order others' units, which their owner's order overrides", () => {
    const units = { FRANCE: "A PAR", GERMANY: "A MUN, A BER" };
    expect(fault(board([], units), "FRANCE", "A MUN - BUR")).toBe("order/not_yours");
    const driver = board(["ORDER_ANY"], units)
      .orders("FRANCE", "A MUN - BUR", "A BER - KIE")
      .orders("GERMANY", "A BER - SIL");
    driver.process();
    expect(driver.units("GERMANY")).toEqual(expect.arrayContaining(["A BUR", "A SIL"]));
  });
});

describe("PROXY_OK", () => {
  it("hands a unit to another power for the turn", () => {
    const driver = board(["PROXY_OK"], { FRANCE: "A PAR, A MAR", GERMANY: "A MUN" });
    driver.orders("FRANCE", "A PAR P GERMANY", "A MAR P GERMANY").orders("GERMANY", "A MUN H", "A PAR - PIC").process();
    expect(driver.units("FRANCE").toSorted()).toEqual(["A MAR", "A PIC"]);
  });
});

describe("NO_PROXY", () => {
  it("hands no units over; so it is by default", () => {
    expect(fault(board([], { FRANCE: "A PAR" }), "FRANCE", "A PAR P GERMANY")).toBe("order/no_proxies");
    expect(fault(board(["NO_PROXY"], { FRANCE: "A PAR" }), "FRANCE", "A PAR P GERMANY")).toBe("order/no_proxies");
  });
});

describe("COASTAL_CRAWL", () => {
  it("lets fleets change places by way of different coasts", () => {
    const play = (rules: string[]) =>
      board(rules, { TURKEY: "F CON", RUSSIA: "F BUL/EC" })
        .orders("TURKEY", "F CON - BUL/SC")
        .orders("RUSSIA", "F BUL/EC - CON")
        .process();
    expect(play([]).units("TURKEY")).toEqual(["F CON"]);
    const driver = play(["COASTAL_CRAWL"]);
    expect([...driver.units("TURKEY"), ...driver.units("RUSSIA")]).toEqual(["F BUL/SC", "F CON"]);
    const same = board(["COASTAL_CRAWL"], { TURKEY: "F CON", RUSSIA: "F BUL/SC" });
    same.orders("TURKEY", "F CON - BUL/SC").orders("RUSSIA", "F BUL/SC - CON").process();
    expect(same.units("TURKEY")).toEqual(["F CON"]);
  });
});

describe("FRIENDLY_FIRE", () => {
  it("lets own units be dislodged", () => {
    const play = (rules: string[]) =>
      board(rules, { FRANCE: "A PAR, A MAR, A BUR" })
        .orders("FRANCE", "A PAR - BUR", "A MAR S A PAR - BUR", "A BUR H")
        .process();
    expect(play([]).results()["A PAR - BUR"]).toBe("bounces");
    expect(play(["FRIENDLY_FIRE"]).results()["A PAR - BUR"]).toBe("succeeds");
  });
});

describe("WEAK_BOUNCES", () => {
  it("leaves a unit that bounced no defence at home against foreigners", () => {
    const play = (rules: string[]) =>
      board(rules, { FRANCE: "A BUR", GERMANY: "A RUH, A MUN" })
        .orders("FRANCE", "A BUR - MUN")
        .orders("GERMANY", "A RUH - BUR", "A MUN H")
        .process();
    expect(play([]).results()["A RUH - BUR"]).toBe("bounces");
    expect(play(["WEAK_BOUNCES"]).results()["A RUH - BUR"]).toBe("succeeds");
  });
  it("leaves it to an army that no fleet took anywhere", () => {
    const driver = board(["WEAK_BOUNCES"], { FRANCE: "A BRE, F ENG", GERMANY: "A PAR" });
    driver.orders("FRANCE", "A BRE - LON", "F ENG H").orders("GERMANY", "A PAR - BRE").process();
    expect(driver.results()).toMatchObject({ "A BRE - LON": "no_convoy", "A PAR - BRE": "bounces" });
  });
});

describe("DEFAULT_UNORDERED", () => {
  it("holds what is not ordered, and nobody is late for it", () => {
    const driver = board(["DEFAULT_UNORDERED"], { FRANCE: "A PAR" });
    driver.act("master", { type: "process" });
    expect(driver.results()).toEqual({ "A PAR H": "succeeds" });
    expect(board([], { FRANCE: "A PAR" }).try("master", { type: "process" })).toBe("process/missing");
  });
});

describe("IMMOBILE_DUMMIES", () => {
  it("keeps dummies' units where they are", () => {
    const driver = board(["IMMOBILE_DUMMIES"], { FRANCE: "A PAR", GERMANY: "A MUN" });
    driver.act("master", { type: "dummy", power: "GERMANY", control: ["FRANCE"] });
    expect(fault(driver, "FRANCE", "[GERMANY]\nA MUN - BUR")).toBe("order/immobile");
    expect(fault(driver, "FRANCE", "A PAR - BUR\n[GERMANY]\nA MUN H")).toBeNull();
  });

  it("moves none that looks like a player's, though its order was taken", () => {
    const rules = ["IMMOBILE_DUMMIES", "ORDER_ANY", "HIDE_DUMMIES"];
    const driver = board(rules, { FRANCE: "A PAR", GERMANY: "A MUN", ITALY: "A VEN" });
    driver.act("master", { type: "dummy", power: "GERMANY", control: ["FRANCE"] });
    expect(fault(driver, "FRANCE", "[GERMANY]\nA MUN - BOH")).toBe("order/immobile");
    expect(fault(driver, "ITALY", "A MUN - BOH")).toBeNull();
    expect(driver.process().units("GERMANY")).toEqual(["A MUN"]);
  });
});

describe("NO_CHECK", () => {
  it("asks only that orders can be read; bad and doubled ones hold and are listed as invalid", () => {
    const driver = board(["NO_CHECK"], { FRANCE: "A PAR, A MAR" });
    expect(fault(driver, "FRANCE", "A PAR to the moon")).toBe("order/no_such_place");
    driver.orders("FRANCE", "A PAR - MOS", "A MAR - SPA", "A MAR - GAS").process();
    expect(driver.units("FRANCE").toSorted()).toEqual(["A MAR", "A PAR"]);
    const invalid = driver.last("phase_processed")!.results.filter(({ mark }) => mark === "invalid");
    expect(invalid.map(printRow)).toEqual(["A PAR - MOS", "A MAR - SPA", "A MAR - GAS"]);
  });
});

describe("COASTAL_CONVOY", () => {
  it("lets fleets on coasts convoy", () => {
    const units = { ENGLAND: "A EDI, F YOR" };
    expect(fault(board([], units), "ENGLAND", "F YOR C A EDI - LON\nA EDI - LON VIA")).toBe("order/cannot_convoy");
    const driver = board(["COASTAL_CONVOY"], units)
      .orders("ENGLAND", "F YOR C A EDI - LON", "A EDI - LON VIA")
      .process();
    expect(driver.units("ENGLAND")).toContain("A LON");
  });
  it("lands an army on whatever coast the fleet touches, beside a fleet on another one and never through it", () => {
    const driver = board(["COASTAL_CONVOY"], { FRANCE: "A PIE, F LYO, A GAS", ITALY: "F SPA/NC" });
    driver.orders("FRANCE", "A PIE - SPA", "F LYO C A PIE - SPA", "A GAS S A PIE - SPA").orders("ITALY", "F SPA/NC H");
    expect(driver.process().units("FRANCE")).toContain("A SPA");
    const units = { ENGLAND: "A CLY, F IRI", FRANCE: "F LVP" };
    expect(fault(board(["COASTAL_CONVOY"], units), "ENGLAND", "A CLY - LVP VIA")).toBe("order/no_convoy");
    expect(fault(board(["COASTAL_CONVOY"], units), "ENGLAND", "F IRI C A CLY - LVP")).toBe("order/no_route");
  });
});

const SIEGE = { ENGLAND: "A LON, F NTH", FRANCE: "F ENG, F BEL", GERMANY: "F DEN, F HEL" };
const siege = (rules: string[]) =>
  board(rules, SIEGE)
    .orders("ENGLAND", "A LON - NWY", "F NTH C A LON - NWY")
    .orders("FRANCE", "F ENG - NTH", "F BEL S F ENG - NTH")
    .orders("GERMANY", "F DEN - NTH", "F HEL S F DEN - NTH")
    .process();

describe("SAFE_CONVOYS", () => {
  it("stops convoys of a fleet that is beleaguered", () => {
    expect(siege([]).results()["A LON - NWY"]).toBe("succeeds");
    expect(siege(["SAFE_CONVOYS"]).results()["A LON - NWY"]).toBe("no_convoy");
  });
});

describe("WEAK_CONVOYS", () => {
  it("asks of a fleet to be stronger than each foreign attack", () => {
    const play = (rules: string[]) =>
      board(rules, { ENGLAND: "A LON, F NTH", FRANCE: "F ENG" })
        .orders("ENGLAND", "A LON - NWY", "F NTH C A LON - NWY")
        .orders("FRANCE", "F ENG - NTH")
        .process();
    expect(play([]).results()["A LON - NWY"]).toBe("succeeds");
    expect(play(["WEAK_CONVOYS"]).results()["A LON - NWY"]).toBe("no_convoy");
  });
});

describe("CONVOY_BACK", () => {
  it("lets a path meet a fleet twice, and lead back", () => {
    const driver = board(["CONVOY_BACK"], { ENGLAND: "A LON, F NTH, F NWG" });
    expect(fault(driver, "ENGLAND", "A LON - NTH - NWG - NTH - NWY")).toBeNull();
    expect(fault(driver, "ENGLAND", "A LON - ENG - LON")).toBe("order/stays");
    driver.orders("ENGLAND", "A LON - NTH - LON", "F NTH C A LON - NWY").process();
    expect(driver.units("ENGLAND")).toContain("A LON");
  });
});

describe("NO_RETURN", () => {
  it("refuses such paths; so it is by default", () => {
    const units = { ENGLAND: "A LON, F NTH, F NWG" };
    expect(fault(board([], units), "ENGLAND", "A LON - NTH - NWG - NTH - NWY")).toBe("order/path_returns");
    expect(fault(board([], units), "ENGLAND", "A LON - NTH - LON")).toBe("order/stays");
  });
});

describe("PORTAGE_CONVOY", () => {
  const units = { FRANCE: "F BRE, A PAR, A GAS", GERMANY: "A MUN, A RUH" };
  it("lets armies carry fleets over land, all the way or not at all", () => {
    expect(fault(board([], units), "FRANCE", "F BRE - MAR VIA")).toBe("order/fleets_sail_themselves");
    const driver = board(["PORTAGE_CONVOY"], units);
    driver.orders("FRANCE", "F BRE - MAR", "A GAS C F BRE - MAR", "A PAR H").process();
    expect(driver.results()).toMatchObject({ "F BRE - MAR VIA": "succeeds" });
    expect(driver.units("FRANCE")).toContain("F MAR");
    const alone = board(["PORTAGE_CONVOY"], units).orders("FRANCE", "F BRE - MAR").process();
    expect(alone.results()["F BRE - MAR VIA"]).toBe("no_convoy");
    expect(fault(board(["PORTAGE_CONVOY"], units), "FRANCE", "A PAR C A GAS - MAR")).toBe("order/carries_fleets");
    expect(fault(board(["PORTAGE_CONVOY"], units), "FRANCE", "F BRE - RUH")).toBe("order/cannot_reach");
    expect(fault(board(["PORTAGE_CONVOY"], units), "FRANCE", "F BRE - PAR - GAS - MAR")).toBeNull();
    expect(fault(board(["PORTAGE_CONVOY"], units), "FRANCE", "F BRE - PAR - MUN - MAR")).toBe("order/no_convoy");
    expect(fault(board(["PORTAGE_CONVOY"], units), "FRANCE", "F BRE - SPA")).toBe("order/coast_needed");
    expect(fault(board(["PORTAGE_CONVOY"], units), "FRANCE", "A PAR C F BRE - BUR")).toBe("order/no_route");
  });
  it("a carried fleet can be supported, by no army that would have to carry it", () => {
    const coast = { FRANCE: "F BRE, A GAS, A PAR", ITALY: "F MAR, F LYO" };
    const driver = board(["PORTAGE_CONVOY"], coast);
    expect(fault(driver, "FRANCE", "A GAS S F BRE - MAR")).toBe("order/supported_cannot_reach");
    driver.orders("FRANCE", "F BRE - MAR", "A GAS C F BRE - MAR").orders("ITALY", "F MAR H", "F LYO S F BRE - MAR");
    driver.process();
    expect(driver.results()).toMatchObject({ "F BRE - MAR VIA": "bounces" });
    const helped = board(["PORTAGE_CONVOY"], { ...coast, FRANCE: "F BRE, A GAS, A BUR", ITALY: "F MAR" });
    helped.orders("FRANCE", "F BRE - MAR", "A GAS C F BRE - MAR", "A BUR S F BRE - MAR").process();
    expect(helped.results()).toMatchObject({ "F BRE - MAR VIA": "succeeds" });
    expect(helped.units("FRANCE")).toContain("F MAR");
  });
});
