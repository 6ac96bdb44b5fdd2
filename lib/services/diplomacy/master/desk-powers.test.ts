import { describe, expect, it } from "vitest";
import { DAY, Driver } from "@/lib/engine/diplomacy/game/testing/driver";
import { deskPowers } from "./desk-powers";

const tableOf = (driver: Driver, now = driver.now) => {
  const all = deskPowers(driver.game.at(driver.state), driver.state, (seat) => `nick${seat}`, now);
  return Object.fromEntries(all.map(({ name, ...rest }) => [name, rest]));
};

describe("the table of powers on a master's desk", () => {
  it("tells whose orders are in, to come or late, who waits, and how each votes", () => {
    const driver = new Driver({ timing: ["NEXT 1D"] }).start();
    driver.act("FRANCE", { type: "orders", text: "A PAR - BUR" });
    driver.act("FRANCE", { type: "vote", vote: "DIAS" });
    driver.act("ITALY", { type: "wait", on: true });
    const table = tableOf(driver);
    expect(table.FRANCE).toEqual({
      ...{ kind: "player", seat: driver.seat("FRANCE"), by: null, player: `nick${driver.seat("FRANCE")}` },
      ...{ orders: "in", wait: false },
      ...{ vote: "DIAS", agrees: null, centres: 3, units: 3 },
    });
    expect(table.ITALY).toMatchObject({ orders: "missing", wait: true, vote: "SOLO" });
    expect(tableOf(driver, driver.now + 9 * DAY).ITALY).toMatchObject({ orders: "late" });
    expect(tableOf(driver, driver.now + 9 * DAY).FRANCE).toMatchObject({ orders: "in" });
  });

  it("names nobody for a power that nobody plays, but whoever orders for it, and asks it nothing under CD_DUMMIES", () => {
    const driver = new Driver({ timing: ["NEXT 1D"], rules: ["CD_DUMMIES"] }).start();
    driver.act("master", { type: "dummy", power: "TURKEY" });
    expect(tableOf(driver).TURKEY).toMatchObject({
      ...{ kind: "dummy", player: null, by: null, orders: "default", vote: null },
    });
    driver.act("master", { type: "dummy", power: "TURKEY", control: ["FRANCE"] });
    expect(tableOf(driver).TURKEY).toMatchObject({ kind: "dummy", by: "FRANCE" });
  });

  it("asks nothing of who has nothing to build, and tells who agrees to what is proposed", () => {
    const driver = new Driver({ timing: ["NEXT 1D"], rules: ["PROPOSE_DIAS"] }).start();
    driver.act("FRANCE", { type: "propose", result: "DIAS" });
    expect(tableOf(driver).FRANCE).toMatchObject({ agrees: true });
    expect(tableOf(driver).ITALY).toMatchObject({ agrees: false });
    driver.act("FRANCE", { type: "orders", text: "A MAR - SPA" }).process().process();
    expect(tableOf(driver).FRANCE).toMatchObject({ orders: "missing", centres: 4 });
    expect(tableOf(driver).ITALY).toMatchObject({ orders: "none" });
  });

  it("is empty before powers are drawn", () => {
    expect(tableOf(new Driver({ timing: ["NEXT 1D"] }))).toEqual({});
  });
});
