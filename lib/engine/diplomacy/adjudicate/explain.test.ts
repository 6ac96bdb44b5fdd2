import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { loadMap } from "../maps";
import type { Order } from "../order";
import { checkMovement } from "../orders/check-movement";
import { printOrder } from "../orders/print-order";
import { readOrder } from "../orders/read-order";
import type { Position } from "../position";
import { beginningOf, playPhase } from "../testing/play";
import { explainMovement, ordersNamed, type Reason, reasonAt, sayReason } from "./explain";
import { type Field, fieldOf, provinceIndex } from "./field";

const PHASES = process.env.GUILDHALL_LONG ? 10_000 : 300;
const SEED = Number(process.env.SEED ?? 5);
const map = loadMap("standard");

type Explained = { field: Field; reasons: Reason[]; say(at: string): string };

/** The reasons of some orders, given as `POWER: order`. */
const explain = (...lines: string[]): Explained => explainUnder([], ...lines);

function explainUnder(rules: readonly string[], ...lines: string[]): Explained {
  const read = lines.map((line) => {
    const [power = "", text = ""] = line.split(": ");
    const order = readOrder(text, map);
    if (!order.ok || order.value.type === "waive") throw new Error(line);
    return { power, read: order.value, unit: order.value.unit };
  });
  const position: Position = {
    phase: map.begin,
    units: read.map(({ power, unit: { type, at } }) => ({ power, type: type ?? "A", at })),
    dislodged: [],
    owners: {},
  };
  const field = fieldOf(map, position, new Set(rules));
  const orders = read.flatMap(({ power, read: order }): Order[] => {
    const checked = checkMovement(field, power, order);
    return checked.ok ? [checked.value] : [];
  });
  const reasons = explainMovement(field, orders);
  return { field, reasons, say: (at) => sayReason(reasonAt(field, reasons, at)!) };
}

describe("reasons", () => {
  it("a bounce names the stronger side and its supports", () => {
    const { reasons, field, say } = explain("GERMANY: A MUN - TYR", "ITALY: A VEN - TYR", "ITALY: A PIE S A VEN - TYR");
    const reason = reasonAt(field, reasons, "MUN")!;
    expect(reason.attack?.strength).toBe(1);
    expect(reason.against).toEqual([
      { kind: "prevent", of: "VEN", strength: 2, offered: 2, supports: [{ by: "PIE", counts: true, cutBy: [] }] },
    ]);
    expect(ordersNamed(reason)).toEqual(["PIE", "VEN"]);
    expect(say("MUN")).toBe("strength 1, against 2 (prevent of VEN, supported from PIE)");
  });

  it("help against one's own unit counts only where it may be dislodged", () => {
    const lines = ["FRANCE: A PAR - BUR", "GERMANY: A MUN S A PAR - BUR", "GERMANY: A BUR H", "GERMANY: A RUH S A BUR"];
    const attack = ({ reasons, field }: Explained) => reasonAt(field, reasons, "PAR")?.attack;
    const own = { by: "MUN", counts: false, cutBy: [], own: true };
    expect(attack(explain(...lines))).toMatchObject({ strength: 1, offered: 2, supports: [own] });
    const counts = { by: "MUN", counts: true, cutBy: [] };
    expect(attack(explainUnder(["FRIENDLY_FIRE"], ...lines))).toEqual({
      ...{ kind: "attack", of: "PAR", strength: 2, offered: 2, supports: [counts] },
    });
  });

  it("a cut support names who cut it", () => {
    const { say } = explain(
      "FRANCE: A BUR - MUN",
      "FRANCE: A RUH S A BUR - MUN",
      "GERMANY: A MUN H",
      "GERMANY: A KIE - RUH",
    );
    expect(say("RUH")).toBe("cut by KIE");
    expect(say("BUR")).toBe("strength 1, support of RUH cut by KIE, against 1 (hold of MUN)");
  });

  it("a convoy that fails names its fleets", () => {
    const { say, reasons, field } = explain(
      "ENGLAND: A LON - BEL",
      "ENGLAND: F NTH C A LON - BEL",
      "GERMANY: F HEL - NTH",
      "GERMANY: F DEN S F HEL - NTH",
    );
    expect(say("LON")).toBe("0 of 1 fleets stand, and do not reach");
    expect(reasonAt(field, reasons, "LON")?.convoy?.fleets).toEqual([
      { at: "NTH", stands: false, dislodgedBy: "HEL", strength: 2 },
    ]);
    expect(say("NTH")).toContain("dislodged by HEL");
  });

  it("who dislodges a fleet is named with a strength: without it another one may, with less", () => {
    const lines = [
      "LIVERPOOL: A KIE - PRU",
      "SWEDEN: F BAL C A KIE - PRU",
      "LIVERPOOL: F DEN - BAL",
      "KIEL: F SWE S F DEN - BAL",
    ];
    const stronger = ["RUSSIA: F LVN - BAL", "RUSSIA: F BOT S F LVN - BAL", "RUSSIA: F PRU S F LVN - BAL"];
    const fleets = ({ reasons, field }: Explained) => reasonAt(field, reasons, "KIE")?.convoy?.fleets;
    const fleet = { at: "BAL", stands: false };
    expect(fleets(explain(...lines, ...stronger))).toEqual([{ ...fleet, dislodgedBy: "LVN", strength: 3 }]);
    expect(fleets(explain(...lines, ...stronger.slice(1)))).toEqual([{ ...fleet, dislodgedBy: "DEN", strength: 2 }]);
  });

  it("a paradox is told", () => {
    // Pandin's paradox: neither outcome agrees with itself (DATC 6.F.16).
    const { say } = explain(
      "ENGLAND: F LON S F WAL - ENG",
      "ENGLAND: F WAL - ENG",
      "FRANCE: A BRE - LON",
      "FRANCE: F ENG C A BRE - LON",
      "GERMANY: F NTH S F BEL - ENG",
      "GERMANY: F BEL - ENG",
    );
    expect(say("ENG")).toContain("paradox");
  });
});

/** The strengths that a reason states, and its result. */
const stated = ({ result, dislodgedBy, attack, against = [], convoy, cutBy = [] }: Reason): string =>
  JSON.stringify([
    result,
    dislodgedBy ?? null,
    [...(attack ? [attack] : []), ...against].map(({ kind, of, strength, offered, supports }) => [
      ...[kind, of, strength, offered],
      supports.map((support) => support.cutBy.length),
    ]),
    cutBy.length,
    convoy && [convoy.reaches, convoy.ordered, convoy.standing, convoy.fleets.map(({ strength }) => strength ?? null)],
  ]);

describe(`${PHASES} random phases from seed ${SEED}`, () => {
  it("without any order that its tree names, a failed order has another result or another strength in its tree", () => {
    const random = new SeededRandom(SEED);
    let [left, checked] = [PHASES, 0];
    while (left > 0) {
      let position = beginningOf(map);
      for (let phase = 0; phase < 50 && left > 0; phase++)
        position = playPhase(map, position, random, (field, orders) => {
          left--;
          for (const reason of explainMovement(field, orders)) {
            if (reason.result === "succeeds" || reason.result === "void") continue;
            for (const named of ordersNamed(reason)) {
              const without = orders.filter(
                (order) =>
                  !("unit" in order && provinceIndex(field.board, order.unit.at) === provinceIndex(field.board, named)),
              );
              const place = "unit" in reason.order ? reason.order.unit.at : "";
              const other = reasonAt(field, explainMovement(field, without), place);
              checked++;
              if (other && stated(other) === stated(reason))
                throw new Error(
                  `${printOrder(reason.order)} without ${named}: ${stated(reason)}\n${orders.map(printOrder).join("; ")}`,
                );
            }
          }
        });
    }
    expect(checked).toBeGreaterThan(PHASES);
  }, 900_000);
});
