import { attempt, type Request } from "../attempt";
import { type Due, dueOf } from "../due";
import type { Row } from "../envelope";
import { HashChain } from "../fairness";
import { fold, type Observed } from "../fold";
import type { Actor, Game, Seat } from "../game";
import { beginning, type Match } from "../match";
import { SeededRandom } from "../random";
import { NO_TABLE, type Settings, type TableIntent } from "../table/vocabulary";

/** A table with a real game and its log in memory: what the services do with a database. */
export class Log<State, Intent, Event, View> {
  rows: Row<Event>[] = [];
  match: Match<State>;
  seen: Observed<State>["seen"] = new Map();
  private readonly chain = new HashChain(new Uint8Array(32).fill(9));

  private constructor(
    readonly game: Game<State, Intent, Event, View>,
    public now: number,
  ) {
    this.match = beginning(game);
  }

  /** A table is opened with empty seats. */
  static open<State, Intent, Event, View>(
    game: Game<State, Intent, Event, View>,
    { seats, now = 1_000_000, settings }: { seats: number; now?: number; settings?: Partial<Settings> },
  ): Log<State, Intent, Event, View> {
    const log = new Log(game, now);
    const random = new SeededRandom(1);
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const payloads: Row<Event>["payload"][] = [
      { kind: "table", event: { type: "opened", seats, settings: { ...NO_TABLE.settings, ...settings } } },
      ...game.setup(all, { now, random, openEpoch: () => random }).map((event) => ({ kind: "game" as const, event })),
    ];
    log.rows = payloads.map((payload, i) => ({
      ...{ seq: i + 1, epoch: 0, at: 0, moveId: "open", actor: { role: "visitor" }, payload },
      ...{ aud: 0, news: 0, drew: false },
    }));
    log.match = log.folded();
    return log;
  }

  /** The state that the rows up to `seq` make. */
  folded(seq = Number.POSITIVE_INFINITY): Match<State> {
    return fold(
      this.game,
      beginning(this.game),
      this.rows.filter((row) => row.seq <= seq),
    );
  }

  /** Tries an intent; the code of the refusal, or null: it has happened. */
  try(actor: Actor, request: Request<Intent>): string | null {
    const { now, chain } = this;
    const submission = {
      ...{ tableId: "t", actor, request, now },
      moveId: `m${this.rows.length}`,
      linkOf: (epoch: number) => chain.link(epoch),
    };
    const result = attempt(this.game, this.match, submission, { from: beginning(this.game), rows: this.rows });
    if (!result.ok) return result.error.code;
    this.match = result.value.after;
    this.seen = result.value.seen;
    for (const row of result.value.rows) this.rows.push(row as Row<Event>);
    return null;
  }

  /** An intent for the table, of a user or (null) of the clock. */
  table(user: string | null, intent: TableIntent): string | null {
    return this.try(user === null ? { role: "clock" } : { role: "visitor", user }, { to: "table", intent });
  }

  /** An intent for the game, of the user who sits there; null: of a bot. */
  play(
    seat: Seat,
    intent: Intent,
    user: string | null | undefined = "abcdefghijklmnopqrstuvwxyz"[seat],
  ): string | null {
    return this.try({ seat, ...(user == null ? {} : { user }) }, { to: "game", intent });
  }

  due(): Due<Intent> | null {
    return dueOf(this.game, this.match);
  }
}
