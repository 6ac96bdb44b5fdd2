import { describe, expect, it } from "vitest";
import { fieldOf } from "../adjudicate/field";
import { loadMap, morphMap } from "../maps";
import type { Position } from "../position";
import { parseOrder } from "./parse-order";
import { printOrder } from "./print-order";
import { VERBS, type Verb } from "./reader";
import { movement, retreats, unit, winter } from "./testing/positions";

const map = loadMap("standard");
/** The order in short form, or the code of the refusal. */
function read(position: Position, power: string, text: string, rules: readonly string[] = []): string {
  const order = parseOrder(fieldOf(map, position, new Set(rules)), power, text);
  return order.ok ? printOrder(order.value) : order.error.code;
}

/** An order with each verb. */
const WITH: Readonly<Record<Verb, (verb: string) => readonly [position: Position, text: string, order: string]>> = {
  hold: (verb) => [movement, `A PAR ${verb}`, "A PAR H"],
  move: (verb) => [movement, `A PAR ${verb} BUR`, "A PAR - BUR"],
  support: (verb) => [movement, `A MAR ${verb} A PAR - BUR`, "A MAR S A PAR - BUR"],
  convoy: (verb) => [movement, `F MAO ${verb} A GAS - POR`, "F MAO C A GAS - POR"],
  proxy: (verb) => [movement, `A PAR ${verb} GERMANY`, "A PAR P GERMANY"],
  build: (verb) => [winter, `${verb} A PAR`, "BUILD A PAR"],
  disband: (verb) => [winter, `${verb} A MAR`, "A MAR D"],
  waive: (verb) => [winter, verb, "WAIVE"],
  keep: (verb) => [winter, `${verb} A MAR`, "KEEP A MAR"],
};

describe("every verb in every spelling", () => {
  const all = (Object.keys(VERBS) as Verb[]).flatMap((verb) => VERBS[verb].map((word) => WITH[verb](word)));
  it.each(all.map((one) => [one[1], one] as const))("%s", (_, [position, text, order]) => {
    for (const written of [text, text.toLowerCase(), ` ${text} . `])
      expect(read(position, "FRANCE", written, ["PROXY_OK"])).toBe(order);
  });

  it.each(["BUR", "- BUR", "-> BUR", "--> BUR", "=> BUR", "→ BUR", "– BUR", "-BUR", "moves to BUR", "to Burgundy"])(
    "A PAR %s",
    (move) => expect(read(movement, "FRANCE", `A PAR ${move}`)).toBe("A PAR - BUR"),
  );
});

describe("units and places", () => {
  it.each([
    ["FRANCE", "Army Paris to Burgundy.", "A PAR - BUR"],
    ["FRANCE", "the army in Paris moves to Burgundy", "A PAR - BUR"],
    ["FRANCE", "par bur", "A PAR - BUR"],
    ["FRANCE", "a. par-bur", "A PAR - BUR"],
    ["FRANCE", "French A PAR - BUR", "A PAR - BUR"],
    ["FRANCE", "A PAR", "A PAR H"],
    ["FRANCE", "MOVE A PAR TO BUR", "A PAR - BUR"],
    ["FRANCE", "A PAR - BUR (*bounce*)", "A PAR - BUR"],
    ["FRANCE", "Fleet Mid-Atlantic Ocean - Spain (north coast)", "F MAO - SPA/NC"],
    ["FRANCE", "F MAO - SPA(NC)", "F MAO - SPA/NC"],
    ["FRANCE", "F MAO - spain/sc", "F MAO - SPA/SC"],
    ["FRANCE", "F MAO - spa nc", "F MAO - SPA/NC"],
    ["FRANCE", "F MAO - Spain south coast", "F MAO - SPA/SC"],
    ["FRANCE", "A GAS - SPA/NC", "A GAS - SPA"],
    ["RUSSIA", "F St. Petersburg (south coast) - Gulf of Bothnia", "F STP/SC - BOT"],
    ["RUSSIA", "F STP/NC - BOT", "F STP/SC - BOT"],
    ["RUSSIA", "F STP - BOT", "F STP/SC - BOT"],
    ["ITALY", "F WES - SPA", "F WES - SPA/SC"],
  ])("%s: %s", (power, text, order) => expect(read(movement, power, text)).toBe(order));
});

describe("supports, convoys, ways over sea", () => {
  it.each([
    ["FRANCE", "Marseilles supports Paris to Burgundy", "A MAR S A PAR - BUR"],
    ["FRANCE", "A MAR S A GAS", "A MAR S A GAS"],
    ["FRANCE", "A MAR SUPPORTS A GAS HOLD", "A MAR S A GAS"],
    ["FRANCE", "A PAR S GERMAN A MUN - BUR", "A PAR S A MUN - BUR"],
    ["FRANCE", "A PAR S GERMANY'S A MUN - BUR", "order/no_such_place"],
    ["FRANCE", "A PAR S A MUN - BUR ?", "A PAR S A MUN - BUR"],
    ["FRANCE", "A GAS S F MAO - SPA", "A GAS S F MAO - SPA"],
    ["FRANCE", "A GAS S F MAO - SPA/NC", "A GAS S F MAO - SPA/NC"],
    ["FRANCE", "A GAS S A MAR - SPA/NC", "A GAS S A MAR - SPA"],
    ["FRANCE", "A GAS S A MAR - MAO - SPA VIA CONVOY", "A GAS S A MAR - SPA"],
    ["FRANCE", "F MAO C A GAS - MAO - POR", "F MAO C A GAS - POR"],
    ["ENGLAND", "F NTH CONVOYS ARMY LONDON TO NORWAY", "F NTH C A LON - NWY"],
    ["FRANCE", "A GAS - POR", "A GAS - POR"],
    ["FRANCE", "A GAS - MAO - POR", "A GAS - MAO - POR"],
    ["FRANCE", "A GAS -> MAO -> POR VIA CONVOY", "A GAS - MAO - POR"],
    ["FRANCE", "A GAS - POR VIA", "A GAS - POR VIA"],
    ["FRANCE", "A GAS - SPA VIA CONVOY", "A GAS - SPA VIA"],
    ["FRANCE", "A GAS - SPA BY SEA", "A GAS - SPA VIA"],
    ["FRANCE", "A GAS - POR VIA MAO", "A GAS - MAO - POR"],
    ["FRANCE", "A GAS VIA MAO - POR", "A GAS - MAO - POR"],
  ])("%s: %s", (power, text, order) => expect(read(movement, power, text)).toBe(order));

  it.each([
    ["A PAR P GERMANY", "A PAR P GERMANY"],
    ["A PAR PROXY TO GERMANY", "A PAR P GERMANY"],
    ["A PAR PROXIES G", "A PAR P GERMANY"],
  ])("%s", (text, order) => expect(read(movement, "FRANCE", text, ["PROXY_OK"])).toBe(order));
});

describe("retreats", () => {
  it.each([
    ["GERMANY", "A RUH R BEL", "A RUH R BEL"],
    ["GERMANY", "A RUH - BEL", "A RUH R BEL"],
    ["GERMANY", "ruh bel", "A RUH R BEL"],
    ["GERMANY", "RETREAT A RUH - BEL", "A RUH R BEL"],
    ["GERMANY", "RETREAT A RUH BEL", "A RUH R BEL"],
    ["GERMANY", "A RUH D", "A RUH D"],
    ["GERMANY", "A RUH R D", "A RUH D"],
    ["GERMANY", "RETREAT A RUH DISBAND", "A RUH D"],
    ["GERMANY", "DISBAND A RUH", "A RUH D"],
    ["ENGLAND", "F NWY - STP", "F NWY R STP/NC"],
    ["FRANCE", "F LYO R SPA", "F LYO R SPA/SC"],
    ["FRANCE", "F LYO - SPA/NC", "order/no_retreat"],
    ["ITALY", "F POR - SPA", "order/coast_needed"],
    ["GERMANY", "A RUH R MUN", "order/no_retreat"],
    ["GERMANY", "A RUH - BEL VIA", "order/retreats_by_convoy"],
    ["GERMANY", "A RUH H", "order/other_phase"],
    ["GERMANY", "F RUH R BEL", "order/wrong_type"],
    ["GERMANY", "A MUN R TYR", "order/not_dislodged"],
    ["FRANCE", "A RUH R BEL", "order/not_yours"],
  ])("%s: %s", (power, text, order) => expect(read(retreats, power, text)).toBe(order));
});

describe("adjustments", () => {
  it.each([
    ["FRANCE", "B F BRE", "BUILD F BRE"],
    ["FRANCE", "+ F BRE", "BUILD F BRE"],
    ["FRANCE", "F BRE B", "BUILD F BRE"],
    ["FRANCE", "BUILD WAIVED", "WAIVE"],
    ["RUSSIA", "BUILD F STP/NC", "BUILD F STP/NC"],
    ["RUSSIA", "Build fleet St. Petersburg (south coast)", "BUILD F STP/SC"],
    ["RUSSIA", "BUILD A STP/NC", "BUILD A STP"],
    ["GERMANY", "REMOVE A TYR", "A TYR D"],
    ["GERMANY", "TYR D", "A TYR D"],
    ["GERMANY", "- A TYR", "A TYR D"],
    ["GERMANY", "KEEP F KIE", "KEEP F KIE"],
    ["GERMANY", "F KIE KEEP", "KEEP F KIE"],
    ["RUSSIA", "BUILD F STP", "order/coast_needed"],
    ["RUSSIA", "BUILD A MOS", "order/no_site"],
    ["FRANCE", "BUILD A BEL", "order/no_site"],
    ["FRANCE", "BUILD A MAR", "order/occupied"],
    ["FRANCE", "BUILD F PAR", "order/no_fleets"],
    ["FRANCE", "BUILD BRE", "order/type_needed"],
    ["FRANCE", "BUILD A PAR HIDDEN", "order/not_hidden"],
    ["GERMANY", "REMOVE A PAR", "order/no_unit"],
    ["GERMANY", "REMOVE F TYR", "order/wrong_type"],
    ["GERMANY", "REMOVE A MAR", "order/not_yours"],
    ["GERMANY", "A TYR - MUN", "order/other_phase"],
  ])("%s: %s", (power, text, order) => expect(read(winter, power, text)).toBe(order));

  it("hide a build where the rules hide all, or the map those of the site", () => {
    expect(read(winter, "FRANCE", "BUILD A PAR HIDDEN", ["HIDE_BUILDS"])).toBe("BUILD A PAR HIDDEN");
    const { map: other } = morphMap("standard", ["FRANCE ~PAR"]);
    if (!other) throw new Error("no such map");
    const order = parseOrder(fieldOf(other, winter, new Set()), "FRANCE", "A PAR B HIDDEN");
    expect(order).toMatchObject({ ok: true, value: { hidden: true } });
  });

  it("take no army to sea", () => {
    const { map: other } = morphMap("standard", ["FRANCE +MAO"]);
    if (!other) throw new Error("no such map");
    const order = parseOrder(fieldOf(other, winter, new Set()), "FRANCE", "BUILD A MAO");
    expect(order).toMatchObject({ ok: false, error: { code: "order/no_armies" } });
  });
});

describe("orders that cannot be read or given", () => {
  it.each([
    ["FRANCE", "", "order/empty"],
    ["FRANCE", "(*void*)", "order/empty"],
    ["FRANCE", "A PAR - BUR".padEnd(401), "order/too_long"],
    ["FRANCE", "A PARR - BUR", "order/no_such_place"],
    ["FRANCE", "A PAR - BURR", "order/no_such_place"],
    ["FRANCE", "A PAR -", "order/no_destination"],
    ["FRANCE", "A PAR VIA", "order/no_destination"],
    ["FRANCE", "F MAO C A GAS", "order/no_destination"],
    ["FRANCE", "A PAR H BUR", "order/too_much"],
    ["FRANCE", "A PAR P NOBODY", "order/no_such_power"],
    ["FRANCE", "A PAR P ENGLAND", "order/no_proxies"],
    ["FRANCE", "WAIVE", "order/other_phase"],
    ["FRANCE", "BUILD A PAR", "order/other_phase"],
    ["FRANCE", "A PAR D", "order/other_phase"],
    ["FRANCE", "A BUR - PAR", "order/no_unit"],
    ["FRANCE", "F PAR - BUR", "order/wrong_type"],
    ["FRANCE", "A MUN - BUR", "order/not_yours"],
    ["FRANCE", "A PAR S ITALIAN A MUN - BUR", "order/other_power"],
    ["FRANCE", "A PAR - PAR", "order/stays"],
    ["FRANCE", "A PAR S A MUN - MUN", "order/cannot_support"],
    ["FRANCE", "A MAR S A GAS - GAS", "order/stays"],
    ["FRANCE", "A GAS - MAO - MAO - POR", "order/path_returns"],
    ["FRANCE", "A GAS - WES - MAO - POR", "order/no_convoy"],
    ["FRANCE", "A GAS - MAO - BRE - POR", "order/no_convoy"],
    ["FRANCE", "A PAR - MUN", "order/cannot_reach"],
    ["FRANCE", "A GAS - MAO", "order/cannot_reach"],
    ["FRANCE", "A MAR - TUN VIA", "order/no_convoy"],
    ["FRANCE", "F BRE - MAO VIA", "order/fleets_sail_themselves"],
    ["FRANCE", "F MAO - SPA", "order/coast_needed"],
    ["TURKEY", "F BUL - RUM", "F BUL/EC - RUM"],
    ["ITALY", "F WES - SPA/NC", "order/wrong_coast"],
    ["FRANCE", "A PAR S A PAR", "order/supports_itself"],
    ["FRANCE", "A PAR S A MUN - PAR", "order/supports_against_itself"],
    ["FRANCE", "A PAR S A BUR", "order/no_unit"],
    ["FRANCE", "A PAR S A MUN - TYR", "order/cannot_support"],
    ["FRANCE", "A PAR S A MOS - BUR", "order/supported_cannot_reach"],
    ["FRANCE", "F BRE C A PAR - PIC", "order/cannot_convoy"],
    ["FRANCE", "F MAO C F BRE - POR", "order/convoys_armies"],
    ["FRANCE", "F MAO C A LON - NWY", "order/no_route"],
  ])("%s: %s", (power, text, code) => expect(read(movement, power, text)).toBe(code));

  it("under FICTIONAL_OK types are needed, and no phase of a name of its own takes orders", () => {
    expect(read(movement, "FRANCE", "PAR - BUR", ["FICTIONAL_OK"])).toBe("order/type_needed");
    expect(read({ ...movement, phase: { ...movement.phase, type: "CARNIVAL" } }, "FRANCE", "A PAR H")).toBe(
      "order/other_phase",
    );
  });
});

describe("help by fleets", () => {
  const at = (...units: string[]): Position => ({ ...movement, units: units.map(unit) });

  it("the only fleet that could carry an army cannot support where it goes; another can", () => {
    const alone = at("ENGLAND F NTH", "ENGLAND A LON");
    expect(read(alone, "ENGLAND", "F NTH S A LON - NWY")).toBe("order/supported_cannot_reach");
    expect(read(alone, "ENGLAND", "F NTH C A LON - NWY")).toBe("F NTH C A LON - NWY");
    const two = at("ENGLAND F NTH", "ENGLAND F NWG", "ENGLAND A EDI");
    expect(read(two, "ENGLAND", "F NTH S A EDI - NWY")).toBe("F NTH S A EDI - NWY");
    expect(read(two, "ENGLAND", "F NWG S A EDI - NWY")).toBe("F NWG S A EDI - NWY");
  });

  it("a fleet on a coast carries only to shores that its coast touches (COASTAL_CONVOY)", () => {
    const rules = ["COASTAL_CONVOY"];
    const east = at("TURKEY F BUL/EC", "TURKEY A CON");
    expect(read(east, "TURKEY", "A CON - GRE", rules)).toBe("order/cannot_reach");
    expect(read(east, "TURKEY", "F BUL C A CON - GRE", rules)).toBe("order/no_route");
    expect(read(east, "TURKEY", "F BUL C A CON - RUM", rules)).toBe("F BUL/EC C A CON - RUM");
    const south = at("TURKEY F BUL/SC", "TURKEY A CON");
    expect(read(south, "TURKEY", "F BUL C A CON - GRE", rules)).toBe("F BUL/SC C A CON - GRE");
    expect(read(south, "TURKEY", "A CON - RUM", rules)).toBe("order/cannot_reach");
  });
});
