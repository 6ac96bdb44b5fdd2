import type { Member } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { pool } from "@/lib/db/pool";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import { isOver, powerOf, type State } from "@/lib/engine/diplomacy/game/state";
import type { View } from "@/lib/engine/diplomacy/game/view";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { PowerName } from "@/lib/engine/diplomacy/map/model";
import type { SeededRandom } from "@/lib/engine/kernel/random";
import { liveTable } from "@/lib/live/live-table";
import { exportGame } from "@/lib/services/diplomacy/master/export-game";
import { emptyOutbox } from "@/lib/services/notices/empty-outbox";
import { playMove } from "@/lib/services/tables/play-move";
import { classOfUser, viewFor } from "@/lib/services/tables/show-table";
import { tickTable } from "@/lib/services/tables/tick-tables";
import { makeMember } from "./club";
import { openedGame, stateOf } from "./diplomacy";

/** A game of Diplomacy on the database that people play to its end, with a clock that waits for nobody. */
export class PlayedGame {
  private now = Date.now();

  private constructor(
    readonly id: string,
    readonly host: Member,
    readonly members: Member[],
  ) {}

  /** Opened, taken by so many, and begun. `word`: what each of them says to come in. */
  static async begin(given: object, players = 7, word?: string): Promise<PlayedGame> {
    const [host, ...members] = await Promise.all(
      Array.from({ length: players + 1 }, (_, i) => makeMember(`played${i}x`)),
    );
    const wanted = { rules: ["CIVIL_DISORDER"], ...given, ...(word === undefined ? {} : { word }) };
    const game = new PlayedGame(await openedGame(host!, wanted), host!, members);
    for (const member of members) await game.sit(member, word);
    // The clock begins a game once all are there.
    for (let i = 0; i < 6 && (await game.state()).powers.length === 0; i++) await game.tick();
    return game;
  }

  /** Somebody takes a seat; what is refused fails the test. */
  async sit(member: Member, word?: string, seat?: number): Promise<void> {
    const intent = {
      type: "sit",
      share: newId(),
      ...(word === undefined ? {} : { word }),
      ...(seat === undefined ? {} : { seat }),
    };
    const done = await playMove({
      ...{ tableId: this.id, moveId: newId(), user: member.id, as: "visitor", now: this.now },
      request: { to: "table", intent },
    });
    if (!done.ok) throw new Error(done.error.code);
  }

  state = (): Promise<State> => stateOf(this.id);
  phase = async (): Promise<string> => phaseCode((await this.state()).position.phase);

  /** Who plays a power now. */
  async of(power: PowerName): Promise<Member> {
    const { match } = (await liveTable(this.id))!;
    const occupant = match.table.seats[await this.seat(power)];
    const user = occupant?.kind === "user" ? occupant.user : "";
    return this.members.find(({ id }) => id === user) ?? { ...this.host, id: user };
  }

  async seat(power: PowerName): Promise<number> {
    return powerOf(await this.state(), power)?.seat ?? -1;
  }

  /** What a power's player asks; the refusal's code, null if it was done. */
  async ask(power: PowerName, intent: Intent): Promise<string | null> {
    const move = { tableId: this.id, moveId: newId(), user: (await this.of(power)).id, as: await this.seat(power) };
    const done = await playMove({ ...move, request: { to: "game", intent }, now: this.now });
    return done.ok ? null : done.error.code;
  }

  orders = (power: PowerName, text: string): Promise<string | null> => this.ask(power, { type: "orders", text });
  vote = (power: PowerName, vote: string): Promise<string | null> => this.ask(power, { type: "vote", vote });

  /** Whoever plays orders something that they may; some forget it. */
  async orderAll(random: SeededRandom, forgetful: readonly PowerName[] = []): Promise<void> {
    const { game, match } = (await liveTable(this.id))!;
    for (const { name, kind, seat } of (await this.state()).powers) {
      if (kind !== "player" || seat === null || forgetful.includes(name)) continue;
      const sets = ((game.legal?.(match.game, seat) ?? []) as Intent[]).filter(({ type }) => type === "orders");
      const chosen = sets[random.below(Math.max(1, sets.length))];
      if (chosen) await this.ask(name, chosen);
    }
  }

  async viewOf(member: Member | null): Promise<View> {
    const table = (await liveTable(this.id))!;
    return viewFor(table.game, table.match, classOfUser(table, member?.id ?? null)) as View;
  }

  /** What somebody who may read a game takes away of it; a refusal's code. */
  async exported(reader: Member | null, what: "status" | "results" | "json"): Promise<string> {
    const file = await exportGame(reader, { id: this.id, what });
    return file.ok ? file.value.text : file.error.code;
  }

  /** Everything that the house has told somebody of the game, as text. */
  async noticesOf(member: Member): Promise<string[]> {
    while ((await emptyOutbox()) > 0);
    const where = { userId: member.id, tableId: this.id };
    const rows = await prisma().notice.findMany({ where, orderBy: { at: "asc" } });
    return rows.map(({ kind, data }) => `${kind} ${JSON.stringify(data)}`);
  }

  /** Goes to the moment at which something is due, and does it. */
  private async tick(): Promise<void> {
    const { rows } = await pool().query<{ at: Date | null }>('SELECT "dueAt" AS at FROM "Table" WHERE id = $1', [
      this.id,
    ]);
    this.now = Math.max(this.now, rows[0]?.at?.getTime() ?? this.now);
    await tickTable(this.id, this.now);
  }

  /** The clock goes on until the phase that is played is over. Gives the next one, or null: the game is. */
  async pass(): Promise<string | null> {
    const before = await this.phase();
    for (let i = 0; i < 400; i++) {
      await this.tick();
      const state = await this.state();
      if (isOver(state)) return null;
      if (phaseCode(state.position.phase) !== before) return phaseCode(state.position.phase);
    }
    throw new Error(`${before} is never over`);
  }

  /** The clock goes on until something holds. */
  async passUntil(holds: (state: State) => boolean): Promise<void> {
    for (let i = 0; i < 400 && !holds(await this.state()); i++) await this.tick();
    if (!holds(await this.state())) throw new Error("it never comes to that");
  }

  /** The clock goes on until a phase has come, or the game is over. */
  async passTo(phase: string): Promise<void> {
    for (let i = 0; i < 30; i++) if ((await this.phase()) === phase || (await this.pass()) === null) return;
    throw new Error(`${phase} never comes`);
  }
}
