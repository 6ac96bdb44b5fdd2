import { compile, Driver, TEMPLATES, type TemplateName } from "../../engine/cards/testing/driver";
import type { Intent } from "../../engine/cards/vocabulary";
import { bySeat, recordedBid, recordedDeal, recordedState, tableStatus } from "../transcript";

/** A transcript of our own, in the words of the recorded ones. */
export class Recorder {
  readonly lines: string[] = [];
  readonly driver: Driver;
  private rows: Record<string, unknown>[] = [];
  private bids: Record<string, unknown>[] = [];
  private acts = 0;

  constructor(name: TemplateName, seats: number, seed: number) {
    this.driver = new Driver(compile(TEMPLATES[name]), seats, seed);
    this.write({ t: "table", template: name, players: seats, seed, mode: "clean" });
  }

  write(row: Record<string, unknown>): void {
    this.lines.push(JSON.stringify(row));
  }

  deal(how: "start" | "reset" = "start"): void {
    const { driver } = this;
    if (how === "reset") {
      this.rows = [];
      this.bids = [];
    }
    const { events } = driver.act("host", { type: how });
    const deck = events.find((event) => event.type === "dealt")!.deck;
    this.acts = 0;
    this.write({ t: "deal", deck, ...recordedDeal(driver.game.rules, driver.state) });
  }

  private wrote(action: string, data: unknown, seat: number, more: Record<string, unknown> = {}): void {
    const { driver } = this;
    const state = recordedState(driver.game.rules, driver.state, this.rows, this.bids);
    if (driver.state.phase !== "bidding") delete state.bids;
    this.acts += 1;
    this.write({ t: "act", action, data, seat, state, ...more });
  }

  act(seat: number, intent: Intent): void {
    const { events } = this.driver.act(seat, intent);
    const more: Record<string, unknown> = {};
    for (const event of events) {
      if (event.type === "trick_taken") more.roundWinner = event.seat;
      if (event.type === "round_ended") more.roundWinner = event.turn;
      if (event.type !== "deal_ended" || event.reason !== "played") continue;
      more.roundWinner ??= null;
      if (event.scores) this.rows.push(event.totals ?? event.scores);
      if (event.contract) this.bids.push(recordedBid(event.contract));
    }
    const { type, ...rest } = intent;
    let data: Record<string, unknown> | null = rest;
    if (intent.type === "distribute") data = intent.cards;
    if (intent.type === "move") {
      const { specials = [], extras = {}, ...move } = intent;
      data = { ...move, ...extras, ...Object.fromEntries(specials.map((name) => [name, true])) };
    }
    this.wrote(type, Object.keys(data).length > 0 ? data : null, seat, more);
  }

  step(): void {
    const { driver } = this;
    const due = driver.waiting();
    const seat = due[driver.random.below(due.length)]!;
    this.act(seat, driver.game.randomLegal(driver.state, seat, driver.random)!);
  }

  end(): void {
    const { state } = this.driver;
    this.write({
      t: "end",
      acts: this.acts,
      allPassed: state.ending?.reason === "passed",
      redeal: state.ending?.reason === "redeal",
      score: state.scored ? bySeat(state, state.scores) : {},
      scores: this.rows.slice(-1),
      tableStatus: tableStatus(state),
    });
  }

  stop(recorded: "act" | "end"): void {
    this.driver.act("host", { type: "end" });
    if (recorded === "act") this.wrote("end", null, 0);
    this.end();
  }
}
