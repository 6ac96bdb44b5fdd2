import type { CardGame } from "../engine/cards/compile";
import type { CardEvent } from "../engine/cards/event";
import type { State } from "../engine/cards/state";
import type { Intent } from "../engine/cards/vocabulary";
import type { Actor, Ctx } from "../engine/kernel/game";
import { SeededRandom } from "../engine/kernel/random";
import type { Refusal } from "../engine/kernel/result";
import { earlyNochange, refusedOnEmptyStack } from "./known";
import { Findings, type ReplayReport } from "./replay-findings";
import { bySeat, isRow, readAction, recordedBid, recordedDeal, recordedState, tableStatus } from "./transcript";

type Row = Record<string, unknown>;

const HOST = ["start", "end", "reset"];

/** Replays one transcript line by line. Whatever a line holds, it gives mismatches at most. */
class Replay {
  readonly findings = new Findings();
  private state: State;
  /** The rest of a deal that went another way is not compared. */
  private lost = false;
  private actsOfDeal = 0;
  private rows: Row[] = [];
  private bids: Row[] = [];
  private deck: readonly string[] | null = null;
  /** A start or reset that was recorded as an action of its own, before its deal. */
  private begun = false;
  /** The recorded engine let nobody move on an empty stack; the host ends such a deal, be it recorded or not. */
  private stuck = false;

  constructor(
    private readonly game: CardGame,
    private readonly decks: readonly (readonly string[] | null)[],
  ) {
    this.state = game.initial;
  }

  /** Takes the next line of the transcript. */
  take(text: string): void {
    this.findings.line += 1;
    if (text.trim() === "") return;
    let row: unknown;
    try {
      row = JSON.parse(text);
    } catch {
      this.findings.miss("line", "a JSON object", text.slice(0, 80));
      return;
    }
    if (isRow(row)) this.takeRow(row);
    else this.findings.miss("line", "a JSON object", row);
  }

  private takeRow(row: Row): void {
    switch (row.t) {
      case "table":
        this.table(row);
        break;
      case "deal":
        this.deal(row);
        break;
      case "act":
        this.act(row);
        break;
      case "rej":
        this.refused(row);
        break;
      case "end":
        this.end(row);
        break;
      case "tableEnd":
        this.tableEnd(row);
        break;
      case "stuck":
        this.stuck = true;
        break;
      default:
        this.findings.miss("t", "table, deal, act, rej, end, tableEnd or stuck", row.t);
    }
  }

  private fold(events: readonly CardEvent[]): void {
    for (const event of events) this.state = this.game.evolve(this.state, event);
  }

  private decide(actor: Actor, intent: Intent): { events: CardEvent[] } | { refusal: Refusal } {
    const random = new SeededRandom(0);
    const deck = this.deck;
    const fixed = Object.assign(Object.create(random) as SeededRandom, {
      shuffle: <T>(ids: readonly T[]): T[] => (deck ?? []).map((card) => ids[this.game.rules.idOf.get(card)!]!),
    });
    const ctx: Ctx = { now: 0, random, openEpoch: () => fixed };
    const result = this.game.decide(this.state, actor, intent, ctx);
    return result.ok ? { events: result.value } : { refusal: result.error };
  }

  private isDeck(deck: unknown): deck is string[] {
    const { rules } = this.game;
    if (!Array.isArray(deck) || deck.length !== rules.deck.length) return false;
    return new Set(deck).size === deck.length && deck.every((card) => rules.idOf.has(card as string));
  }

  private table(row: Row): void {
    const { min, max } = this.game.seats;
    const players = row.players;
    const count = typeof players === "number" && Number.isInteger(players) ? players : 0;
    if (count < min || count > max) this.findings.miss("players", `a number from ${min} to ${max}`, players);
    this.state = this.game.initial;
    this.fold([
      { type: "seated", seats: Array.from({ length: Math.min(Math.max(count, min), max) }, (_, seat) => seat) },
    ]);
    this.rows = [];
    this.bids = [];
    this.findings.stale = [];
    this.lost = false;
    this.begun = false;
  }

  private deal(row: Row): void {
    this.findings.report.games += 1;
    this.lost = false;
    this.actsOfDeal = 0;
    if (!this.isDeck(row.deck)) {
      this.lost = true;
      this.findings.miss("deck", "every card of the template once", row.deck);
      return;
    }
    this.deck = row.deck;
    if (!this.begun) {
      const reset = typeof row.series === "number" && row.series > this.state.series;
      if (!reset && this.isLive()) {
        if (!this.stuck) this.findings.miss("deal", "the deal before it to have ended", "a deal underway");
        this.begin("end");
      }
      if (!this.begin(reset ? "reset" : "start")) return;
    }
    this.begun = false;
    this.stuck = false;
    this.findings.compareGame("", row, recordedDeal(this.game.rules, this.state));
  }

  private isLive(): boolean {
    return tableStatus(this.state) === "ongoing";
  }

  /** Lets the host start, end or reset; false: we refuse it. */
  private begin(type: "start" | "end" | "reset"): boolean {
    const was = recordedDeal(this.game.rules, this.state).expected as unknown[];
    const decided = this.decide({ role: "host" }, { type });
    if ("refusal" in decided) {
      this.lost = true;
      this.findings.miss(type, "accepted", decided.refusal.code);
      return false;
    }
    if (type !== "start" && this.isLive()) this.findings.stale = was;
    if (type === "reset") {
      this.rows = [];
      this.bids = [];
    }
    this.fold(decided.events);
    return true;
  }

  private actorOf(row: Row): Actor {
    if (row.seat === 0 && HOST.includes(String(row.action))) return { role: "host" };
    return { seat: typeof row.seat === "number" ? row.seat : -1 };
  }

  private act(row: Row): void {
    if (this.lost) return;
    const intent = readAction(this.game.rules, row.action, row.data);
    if (!intent) this.reject("act", "an action that can be read", row);
    else if (this.carryOut(row, intent)) {
      this.findings.report.acts += 1;
      this.actsOfDeal += 1;
      const ours = recordedState(this.game.rules, this.state, this.rows, this.bids);
      if (isRow(row.state)) this.findings.compareGame("state", row.state, ours);
      else this.findings.miss("state", "an object", row.state);
    }
  }

  /** Plays an accepted action, of the host or of a seat; false: we refuse it. */
  private carryOut(row: Row, intent: Intent): boolean {
    const { type } = intent;
    if (row.seat !== 0 || (type !== "start" && type !== "reset" && type !== "end")) return this.play(row, intent);
    if (type !== "end") {
      this.deck = this.decks.slice(this.findings.line).find((deck) => deck !== null) ?? null;
      if (!this.isDeck(this.deck)) {
        this.reject("deck", "the deck of the next deal", row);
        return false;
      }
    }
    if (!this.begin(type)) return false;
    this.begun = type !== "end";
    return true;
  }

  private reject(what: string, expected: unknown, row: Row): void {
    this.lost = true;
    this.findings.miss(what, expected, { action: row.action, data: row.data });
  }

  /** An accepted act of a seat; false: we refuse it. */
  private play(row: Row, intent: Intent): boolean {
    const decided = this.decide(this.actorOf(row), intent);
    if ("refusal" in decided) {
      // Looking twice, or from outside, does nothing: Deckathlon answers "ok", we say that nothing is hidden.
      if (intent.type === "look") return true;
      // Deckathlon lets a seat demand new cards unseen; here it looks first, and the deal ends all the same.
      if (decided.refusal.code === "redeal/look_first") {
        this.fold([{ type: "looked", seat: row.seat as number }]);
        return this.play(row, intent);
      }
      this.lost = true;
      this.findings.miss("act", "accepted", decided.refusal.code);
      return false;
    }
    const events = this.mended(decided.events, row);
    this.compareWinner(row, events);
    this.fold(events);
    this.noteRow(events);
    return true;
  }

  /** Takes over totals that only the recorded engine's early penalty explains. */
  private mended(events: CardEvent[], row: Row): CardEvent[] {
    const table = isRow(row.state) && isRow(row.state.table) ? row.state.table : {};
    const recorded = Array.isArray(table.scores) ? table.scores.at(-1) : undefined;
    const changed = earlyNochange(this.game.rules, events, this.rows, recorded);
    if (!changed) return events;
    this.findings.report.known.push({ line: this.findings.line, bug: "early_penalty" });
    return changed;
  }

  /** `roundWinner`: who took the trick; in games without tricks, who leads next. */
  private compareWinner(row: Row, events: readonly CardEvent[]): void {
    const taken = events.find((event) => event.type === "trick_taken");
    const round = events.find((event) => event.type === "round_ended");
    const over = events.some((event) => event.type === "deal_ended" && event.reason === "played");
    if (!taken && !round && !over) {
      if (Object.hasOwn(row, "roundWinner")) this.findings.miss("roundWinner", row.roundWinner, "no round ended");
      return;
    }
    const winner = taken ? taken.seat : round ? round.turn : null;
    if ((row.roundWinner ?? null) !== winner) this.findings.miss("roundWinner", row.roundWinner, winner);
  }

  private noteRow(events: readonly CardEvent[]): void {
    for (const event of events) {
      if (event.type !== "deal_ended" || event.reason !== "played") continue;
      if (event.scores) this.rows.push(event.totals ?? event.scores);
      if (event.contract) this.bids.push(recordedBid(event.contract));
    }
  }

  private refused(row: Row): void {
    if (this.lost) return;
    const intent = readAction(this.game.rules, row.action, row.data);
    const decided = intent ? this.decide(this.actorOf(row), intent) : null;
    if (!decided || "refusal" in decided) this.findings.report.refusals += 1;
    else if (intent && refusedOnEmptyStack(this.game.rules, this.state, intent, row.error))
      this.findings.report.known.push({ line: this.findings.line, bug: "empty_stack" });
    else this.findings.miss("rej", `refused (${String(row.error)})`, "accepted");
  }

  private end(row: Row): void {
    if (this.lost) return;
    if (this.isLive() && !this.begin("end")) return;
    const { ending } = this.state;
    this.findings.compare("", row, {
      acts: this.actsOfDeal,
      allPassed: ending?.reason === "passed",
      redeal: ending?.reason === "redeal",
      score: this.state.scored ? bySeat(this.state, this.state.scores) : {},
      scores: this.rows.slice(-1),
      tableStatus: tableStatus(this.state),
    });
  }

  private tableEnd(row: Row): void {
    this.findings.compare("", row, { bids: this.bids, scores: this.rows, status: tableStatus(this.state) });
  }
}

/** Replays a whole transcript. */
export function replay(game: CardGame, lines: readonly string[]): ReplayReport {
  const decks = lines.map((line) => {
    try {
      const row: unknown = JSON.parse(line);
      return isRow(row) && row.t === "deal" && Array.isArray(row.deck) ? (row.deck as string[]) : null;
    } catch {
      return null;
    }
  });
  const replaying = new Replay(game, decks);
  for (const line of lines) replaying.take(line);
  return replaying.findings.report;
}
