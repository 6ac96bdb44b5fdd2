import { expect, test } from "vitest";
import { crystal, notes, writes } from "@/lib/engine/diplomacy/game/testing/crystal";
import { Driver } from "@/lib/engine/diplomacy/game/testing/driver";
import { payola } from "@/lib/engine/diplomacy/game/testing/payola";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import { diplomacyVariants as en } from "@/lib/texts/diplomacy-variants/en";
import { diplomacyVariants as et } from "@/lib/texts/diplomacy-variants/et";

import { readLink } from "../sandbox/read-link";
import { turnOf } from "../sandbox/sandbox-game";
import { FLOOD_ORDERS, terrainExample } from "../sandbox/terrain-example";

const POWERS = ["AUSTRIA", "ITALY", "TURKEY"];

/** The lines of an example, by their place in it. */
const linesOf = (variant: keyof typeof en.explained): string[][] =>
  en.explained[variant].sheets.map(({ lines }) => lines);

test("the examples are the same in each language", () => {
  for (const variant of ["payola", "crystal", "terrain"] as const)
    expect(et.explained[variant].sheets.map(({ lines }) => lines)).toEqual(linesOf(variant));
});

test("the example of Payola comes out as its text says", () => {
  const driver = payola();
  for (const [i, lines] of linesOf("payola").entries())
    driver.act(POWERS[i]!, { type: "orders", text: lines.join("\n") });
  driver.process();
  const bought = driver.last("offers_resolved")!.units;
  const of = (unit: string) => bought.find((one) => one.unit === unit);
  expect(of("A BUD")).toMatchObject({ order: "- RUM", paid: 10, payers: { ITALY: 6, TURKEY: 4 } });
  expect(of("A VEN")).toMatchObject({ order: "H", paid: 3, payers: { AUSTRIA: 3 } });
  expect(driver.power("AUSTRIA").purse?.funds).toBe(48 - 3);
});

test("the example of Crystal Ball comes out as its text says", () => {
  const driver = crystal();
  const [first, italy, second] = linesOf("crystal");
  const rest = (...but: string[]) => {
    for (const { name } of driver.state.powers)
      if (!but.includes(name)) writes(driver, name, `${driver.units(name)[0]} H`);
  };
  writes(driver, "AUSTRIA", ...first!);
  writes(driver, "ITALY", ...italy!);
  rest("AUSTRIA", "ITALY");
  writes(driver, "AUSTRIA", ...second!);
  driver.process();
  expect(driver.units("AUSTRIA").sort()).toEqual(["A GAL", "A SER", "F TRI"]);
  driver.process();
  const came = notes(driver, "AUSTRIA");
  expect(came?.slice(0, 2)).toEqual([
    ["ordered", "A SER S A BUD - RUM"],
    ["no unit", "A RUM - SEV"],
  ]);
  expect(came).toContainEqual(["default", "A GAL H"]);
});

test("the example of changing ground comes out as its text says, and opens in the sandbox", () => {
  const [sail, march, storm, wade] = linesOf("terrain");
  expect(FLOOD_ORDERS).toBe(["[SUMER]", ...sail!, "[AKKAD]", ...march!].join("\n"));
  const link = readLink(terrainExample());
  if (!link.ok) throw new Error(link.error);
  expect(turnOf(link.value.game).orders.map(({ order }) => printOrder(order))).toEqual([...march!, ...sail!]);
  const driver = new Driver({ map: "rivers" }).start();
  // The flood is in the way.
  expect(driver.try("AKKAD", { type: "orders", text: "A KIS - BAP" })).not.toBeNull();
  driver
    .orders("SUMER", ...sail!)
    .orders("AKKAD", ...march!)
    .process();
  expect(driver.last("terrain_changed")?.changes).toMatchObject([{ power: "SUMER", fate: "army", to: "EDN" }]);
  driver
    .orders("SUMER", ...storm!)
    .orders("AKKAD", ...wade!)
    .process();
  expect(driver.state.position.owners.BAB).toBe("SUMER");
  while (driver.state.position.phase.season !== "SPRING") driver.process();
  expect(driver.units("AKKAD")).toContain("F BAP");
});
