import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { Driver, player } from "../game/testing/driver";
import { MAP_NAMES } from "../maps";
import { botOrders } from "./play";

const SEED = Number(process.env.SEED ?? 5);
const PHASES = process.env.GUILDHALL_LONG ? 80 : 5;

const GAMES: [string, string[]][] = [
  ...MAP_NAMES.map((map): [string, string[]] => [map, []]),
  ["standard", ["BLIND"]],
  ["standard", ["BLIND", "HIDE_BUILDS"]],
  ["standard", ["MOBILIZE", "BUILD_ANY"]],
  ["standard", ["IMMOBILE_DUMMIES", "COASTAL_CONVOY"]],
  ["standard", ["PORTAGE_CONVOY", "NO_RETREAT"]],
  ["standard", ["NO_CHECK"]],
];

describe("games of bots alone", () => {
  it.each(GAMES)(`go on phase by phase on %s %j (SEED=${SEED})`, { timeout: 120_000 }, (map, rules) => {
    const driver = new Driver({ map, rules: [...rules, "NO_DEADLINE"] }, SEED).start();
    const [dummy, controller] = driver.state.powers;
    driver.act("master", { type: "dummy", power: dummy!.name, control: [controller!.name] });
    const random = new SeededRandom(SEED);
    const processed = () => driver.log.filter(({ type }) => type === "phase_processed").length;
    while (driver.state.stage === "active" && processed() < PHASES) {
      const [seat] = driver.game.waitsFor(driver.state).seats;
      const viewer = player(seat ?? -1);
      const legal = driver.game.legal(driver.state, seat ?? -1);
      const intent = botOrders(driver.game.map, driver.view(viewer), legal, random);
      expect(intent, `${driver.phase()}: seat ${seat} is waited for, and does nothing`).not.toBeNull();
      expect(driver.refused(seat!, intent!), JSON.stringify(intent)).toBeNull();
    }
    expect(processed()).toBeGreaterThan(map === "standard" ? PHASES - 1 : 0);
  });
});
