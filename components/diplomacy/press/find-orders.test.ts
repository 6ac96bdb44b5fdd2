import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldOf } from "@/lib/engine/diplomacy/adjudicate/field";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import { partsOfLetter } from "./find-orders";

const map = loadMap("standard");
const units = map.powers.flatMap(({ name, units: own }) => own.map(({ type, at }) => ({ power: name, type, at })));
const field = fieldOf(map, { phase: map.begin, units, dislodged: [], owners: {} }, new Set(), {});
const parts = (text: string) => partsOfLetter(map, field, text);
const found = (text: string) =>
  parts(text).flatMap((part) => {
    if (part.kind === "place") return [part.at];
    if (part.kind === "order") return [printOrder(part.given.order)];
    return part.kind === "link" ? [part.text] : [];
  });

describe("what a letter speaks of", () => {
  it.each([
    ["I go to Mun if you leave Burgundy alone.", ["MUN", "BUR"]],
    ["Please order A PAR - BUR, and F Bre - MAO.", ["A PAR - BUR", "F BRE - MAO"]],
    ["A Mun S A Ber - Kie? Good.", ["A MUN S A BER - KIE"]],
    ["A plan: your fleet in the North Sea.", ["NTH"]],
    ["A PAR is yours", ["PAR"]],
    ["See https://example.org/a(b), Mun.", ["https://example.org/a(b", "MUN"]],
    ["A PAR - MOS", ["PAR"]],
    ["den mun bur: no capitals, no places", []],
    ["MUN\nBUR", ["MUN", "BUR"]],
  ])("%j", (text, wanted) => expect(found(text)).toEqual(wanted));

  it("is the letter when put together, whatever was written", () => {
    const word = fc.constantFrom(
      "A",
      "F",
      "PAR",
      "-",
      "Mun",
      "S",
      "\n",
      "http://x.y",
      ".",
      " ",
      "Burgundy",
      "(",
      "ü",
      "/NC",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map((words) => words.join(" ")),
        ),
        (text) => {
          expect(
            parts(text)
              .map((part) => part.text)
              .join(""),
          ).toBe(text);
        },
      ),
    );
  });
});
