import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { fieldOfView } from "../game/options";
import { Driver, player } from "../game/testing/driver";
import { MAP_NAMES } from "../maps";
import { botIntent } from "./play";
import { effortIn } from "./search";

const SEED = Number(process.env.SEED ?? 5);
const PHASES = process.env.GUILDHALL_LONG ? 80 : 2;

const GAMES: [map: string, rules: string[], config?: object][] = [
  ...MAP_NAMES.map((map): [string, string[]] => [map, []]),
  ["standard", [], { variant: "payola" }],
  ["chaos", [], { variant: "payola" }],
  ["standard", ["BLIND", "HIDE_BUILDS"], { variant: "payola" }],
  ["standard", ["PAY_DUMMIES"], { variant: "payola" }],
  ["standard", ["PAYOLA_CLASSIC", "ZEROSUM", "EBAYOLA"], { variant: "payola" }],
  ["standard", [], { variant: "crystal" }],
  ["chaos", [], { variant: "crystal" }],
  ["standard", ["BLIND", "HIDE_BUILDS"], { variant: "crystal" }],
  ["standard", ["NO_PROXY", "CD_DUMMIES", "MOBILIZE"], { variant: "crystal" }],
  ["rivers", [], { variant: "payola" }],
  ["rivers", [], { variant: "crystal" }],
  ["rivers", ["HIBERNATE", "BLIND"], { variant: "crystal" }],
  ["standard", ["BLIND"]],
  ["standard", ["BLIND", "HIDE_BUILDS"]],
  ["standard", ["MOBILIZE", "BUILD_ANY"]],
  ["standard", ["IMMOBILE_DUMMIES", "COASTAL_CONVOY"]],
  ["standard", ["PORTAGE_CONVOY", "NO_RETREAT"]],
  ["standard", ["NO_CHECK"]],
];

describe("how much a bot thinks", () => {
  const effortOf = (config: object) => effortIn(fieldOfView(...viewOf(new Driver(config, 3).start())));
  const viewOf = (driver: Driver) => [driver.game.map, driver.game.view(driver.state, player(0))] as const;

  it("is all on the usual map, and less where each unit has very many ways", () => {
    expect(effortOf({ map: "standard" })).toEqual({ guesses: 8, beginnings: 12, trials: 120 });
    const names = Array.from({ length: 60 }, (_, i) => `Q${String.fromCharCode(65 + Math.floor(i / 8), 65 + (i % 8))}`);
    const text = [
      ...names.map((name) => `${name} = ${name.toLowerCase()}`),
      ...names.map((name) => `COAST ${name} ABUTS ${names.filter((other) => other !== name).join(" ")}`),
      ...["NORTH (Northern:N)", "SOUTH (Southern:S)"].flatMap((power, side) => {
        const own = names.slice(side * 30, side * 30 + 30);
        return [`${power} ${own.join(" ")}`, ...own.map((name) => `F ${name}`)];
      }),
    ].join("\n");
    const { guesses, trials } = effortOf({ map: "dense", mapText: text });
    expect(guesses).toBe(2);
    expect(trials).toBeLessThan(30);
  });
});

describe("games of bots alone", () => {
  it.each(GAMES)(`go on phase by phase on %s %j %j (SEED=${SEED})`, { timeout: 120_000 }, (map, rules, config = {}) => {
    const driver = new Driver({ map, rules: [...rules, "NO_DEADLINE"], ...config }, SEED).start();
    const [dummy, controller] = driver.state.powers;
    driver.act("master", { type: "dummy", power: dummy!.name, control: [controller!.name] });
    const random = new SeededRandom(SEED);
    const processed = () => driver.log.filter(({ type }) => type === "phase_processed").length;
    while (driver.state.stage === "active" && processed() < PHASES) {
      const [seat] = driver.game.waitsFor(driver.state).seats;
      const viewer = player(seat ?? -1);
      const legal = driver.game.legal(driver.state, seat ?? -1);
      const intent = botIntent(driver.game.map, driver.view(viewer), legal, random);
      expect(intent, `${driver.phase()}: seat ${seat} is waited for, and does nothing`).not.toBeNull();
      expect(driver.refused(seat!, intent!), JSON.stringify(intent)).toBeNull();
    }
    expect(processed()).toBeGreaterThan(map === "standard" ? PHASES - 1 : 0);
  });

  it("end in a draw after some years if nobody has won", { timeout: 120_000 }, () => {
    const driver = new Driver({ map: "pure", rules: ["NO_DEADLINE"] }, SEED).start();
    const random = new SeededRandom(SEED);
    while (driver.state.stage === "active") {
      const [seat] = driver.game.waitsFor(driver.state).seats;
      const legal = driver.game.legal(driver.state, seat ?? -1);
      driver.act(seat!, botIntent(driver.game.map, driver.view(player(seat!)), legal, random)!);
      expect(driver.state.position.phase.year).toBeLessThan(driver.game.map.begin.year + 12);
    }
    expect(driver.state.result?.victors.length).toBeGreaterThan(0);
  });
});
