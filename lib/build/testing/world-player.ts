import { io, type Socket } from "socket.io-client";
import type {
  Joined,
  LogEntry,
  Person,
  Reply,
  SocketInputs,
  SocketOutputs,
  SocketReplies,
  TableAccess,
  TableMessage,
} from "../../contracts/live";
import type { GameRecord } from "../../contracts/table";
import { viewAfter } from "../../contracts/view-after";
import { wireParser } from "../../contracts/wire-parser";
import { newId } from "../../db/ids";
import type { As } from "../../engine/kernel/access";
import type { TableView } from "../../engine/kernel/table/view";
import type { TableIntent } from "../../engine/kernel/table/vocabulary";

type AnySocket = Socket<Record<string, (payload: never) => void>, Record<string, (...args: never[]) => void>>;
const numberOf = (version: string): number => Number(version.split(".")[1]);

/** A scripted person at a table of any world, with a real connection. For card tables and their storms: `Player`. */
export class WorldPlayer<View> {
  private socket: AnySocket;
  view: View | null = null;
  version = "";
  log: LogEntry[] = [];
  access: TableAccess | null = null;
  table: TableView | null = null;
  /** Whom this person was told of, whenever. */
  people: Record<string, Person> = {};
  readonly received: TableMessage<View>[] = [];
  readonly records: GameRecord[] = [];
  /** Everything that came over the wire. */
  readonly heard: { event: string; payload: unknown }[] = [];
  gaps = 0;
  private waiters: (() => void)[] = [];

  constructor(
    url: string,
    private readonly ticket: () => Promise<string | null>,
    readonly tableId: string,
  ) {
    this.socket = this.open(url);
  }

  private open(url: string): AnySocket {
    const auth = (give: (auth: object) => void) => {
      this.ticket().then(
        (ticket) => give(ticket === null ? {} : { ticket }),
        () => give({}),
      );
    };
    const options = { parser: wireParser, transports: ["websocket"], reconnectionDelay: 100, forceNew: true, auth };
    const socket = io(url, options) as unknown as AnySocket;
    const on = <T>(event: string, listener: (payload: T) => void) =>
      (socket as unknown as { on(event: string, listener: (payload: T) => void): void }).on(event, listener);
    on("connect", () => void this.join());
    on<TableMessage<View>>("table:message", (message) => {
      if (message.tableId !== this.tableId) return;
      const ahead = numberOf(message.version) - numberOf(this.version);
      if (ahead > 1) {
        this.gaps++;
        void this.join();
      }
      if (ahead !== 1) return;
      const game = viewAfter(this.view as View, message);
      this.received.push({ ...message, game });
      if (message.record) this.records.push(message.record);
      this.log.push(...message.log);
      this.know(message);
      this.take(message.version, game);
    });
    on<Joined<View> & { tableId: string }>("table:view", (view) => {
      if (view.tableId !== this.tableId) return;
      this.know(view);
      this.take(view.version, view.game);
    });
    on<SocketOutputs["table:access"]>("table:access", (told) => {
      if (told.tableId === this.tableId) this.know(told);
    });
    (socket as unknown as { onAny(listener: (event: string, payload: unknown) => void): void }).onAny(
      (event, payload) => this.heard.push({ event, payload }),
    );
    return socket;
  }

  /** Goes on over a connection to another sidecar. */
  goTo(url: string): void {
    this.socket.disconnect();
    this.view = null;
    this.socket = this.open(url);
  }

  private know({
    access,
    table,
    people,
  }: {
    access?: TableAccess;
    table?: TableView;
    people?: Record<string, Person>;
  }) {
    if (access) this.access = access;
    if (table) this.table = table;
    this.people = { ...this.people, ...people };
  }

  private take(version: string, view: View): void {
    this.version = version;
    this.view = view;
    for (const waiter of this.waiters.splice(0)) waiter();
  }

  private async join(): Promise<void> {
    const answer = await this.ask("table:join", { tableId: this.tableId });
    if (!answer?.ok) return;
    const { version, game, log } = answer.value as Joined<View>;
    this.log = log;
    this.know(answer.value);
    this.heard.push({ event: "joined", payload: answer.value });
    this.take(version, game);
  }

  /** Resolves when the view changes, or after `ms`. */
  async changed(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.waiters.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** Waits until the view fulfils a condition; throws after `ms`. */
  async until(what: string, holds: (view: View) => boolean, ms = 15_000): Promise<void> {
    const end = Date.now() + ms;
    while (!this.view || !holds(this.view)) {
      if (Date.now() > end) throw new Error(`Waited in vain for: ${what} (${JSON.stringify(this.view).slice(0, 300)})`);
      await this.changed(100);
    }
  }

  /** Sends a message; null: no answer came. */
  async ask<K extends keyof SocketInputs>(event: K, input: unknown): Promise<Reply<SocketReplies[K]> | null> {
    const emitter = this.socket.timeout(5_000) as unknown as {
      emitWithAck(event: string, input: unknown): Promise<Reply<SocketReplies[K]>>;
    };
    return emitter.emitWithAck(event, input).catch(() => null);
  }

  tell(intent: TableIntent, as: As = "visitor") {
    const request = { to: "table", intent };
    return this.ask("table:move", { tableId: this.tableId, moveId: newId(), as, ...request });
  }

  play(as: As, intent: unknown) {
    const request = { to: "game", intent };
    return this.ask("table:move", { tableId: this.tableId, moveId: newId(), as, ...request });
  }

  close(): void {
    this.socket.disconnect();
  }
}
