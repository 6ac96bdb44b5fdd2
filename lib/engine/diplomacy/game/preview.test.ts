import { expect, test } from "vitest";
import { crystal, writes } from "./testing/crystal";
import { MASTER, OMNISCIENT, player, SPECTATOR } from "./testing/driver";
import { offers, payola } from "./testing/payola";

test("a preview of Payola tells its master what each unit would be paid and by whom, and changes nobody's money", () => {
  const driver = payola();
  offers(driver, "FRANCE", "8 : A MUN - BUR");
  const before = driver.state;
  driver.act("master", { type: "preview" });
  const previewed = driver.last("previewed")!;
  if (previewed.entered?.type !== "offers_resolved") throw new Error("nothing is told of offers");
  expect(previewed.entered.units).toContainEqual(
    expect.objectContaining({ unit: "A MUN", order: "- BUR", paid: 8, payers: { FRANCE: 8 } }),
  );
  expect(previewed.entered.balances.FRANCE?.funds).toBe(driver.power("FRANCE").purse!.funds - 8);
  expect(driver.state.powers).toEqual(before.powers);
  const seenBy = (viewer: typeof MASTER) => driver.game.see(previewed, before, driver.state, viewer);
  expect(seenBy(MASTER)).toMatchObject({ entered: { type: "offers_resolved" } });
  for (const viewer of [player(driver.seat("FRANCE")), SPECTATOR, OMNISCIENT]) expect(seenBy(viewer)).toBeNull();
});

test("a preview of Crystal Ball tells what would become of each line", () => {
  const driver = writes(crystal(), "AUSTRIA", "A BUD - SER\nA SIL H");
  driver.act("master", { type: "preview" });
  const { entered } = driver.last("previewed")!;
  expect(entered?.type === "lists_read" && entered.notes.AUSTRIA?.slice(0, 2)).toEqual([
    ["ordered", "A BUD - SER"],
    ["no unit", "A SIL H"],
  ]);
});
