import { expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { botIntent } from "../bots/play";
import { player } from "./testing/driver";
import { payola } from "./testing/payola";

it("who has centres and money and no units owes an offer, and a bot makes one", () => {
  const driver = payola();
  driver.put({ units: driver.state.position.units.filter(({ power }) => power !== "AUSTRIA") });
  const seat = driver.seat("AUSTRIA");
  expect(driver.game.waitsFor(driver.state).seats).toContain(seat);
  const legal = driver.game.legal(driver.state, seat);
  const intent = botIntent(driver.game.map, driver.view(player(seat)), legal, new SeededRandom(1));
  expect(intent).toMatchObject({ type: "orders", power: "AUSTRIA", text: expect.stringMatching(/^1 : /) });
  driver.act("AUSTRIA", intent!);
  expect(driver.game.waitsFor(driver.state).seats).not.toContain(seat);
  // Without money nothing is asked, and with neither centres nor units nothing either.
  const poor = payola().put({ units: driver.state.position.units, owners: {} });
  expect(poor.game.waitsFor(poor.state).seats).not.toContain(seat);
});
