import { io, type Socket } from "socket.io-client";
import type { Joined, Reply, SocketInputs, SocketReplies, TableMessage } from "../../contracts/live";
import { viewAfter } from "../../contracts/table-message";
import { wireParser } from "../../contracts/wire-parser";
import { newId } from "../../db/ids";
import type { View as CardsView } from "../../engine/cards/vocabulary";
import type { As } from "../../engine/kernel/access";

export type AnySocket = Socket<Record<string, (payload: never) => void>, Record<string, (...args: never[]) => void>>;

/** What a player sent, by its id, how often, and whether it was answered. */
export type Sent = { key: string; tableId: string; what: string; sends: number; answered: boolean };

const isTransient = (code: string): boolean => /^(wire\/(unavailable|too_many)|table\/busy)$/.test(code);

/** Listens to an event of the wire, whose payload the caller knows. */
function listen<T>(socket: AnySocket, event: string, listener: (payload: T) => void): void {
  (socket as unknown as { on(event: string, listener: (payload: T) => void): void }).on(event, listener);
}

const numberOf = (version: string): number => Number(version.split(".")[1]);

/**
 * A scripted member with a real connection: holds the view of one table, sends moves until they are answered, keeps
 * every byte that it was sent (but in a load, which would measure its own memory). It behaves as the browser does: same
 * messages, same ids, same resync.
 */
export class Player<View = CardsView> {
  socket: AnySocket;
  view: View | null = null;
  version = "";
  seat: number | null = null;
  /** Everything received of the table's stream, in order. */
  readonly received: { event: string; payload: unknown }[] = [];
  readonly sent = new Map<string, Sent>();
  gaps = 0;
  private waiters: (() => void)[] = [];
  private joins = 0;
  private closed = false;

  constructor(
    url: string,
    private readonly ticket: () => Promise<string | null>,
    readonly tableId: string,
    private readonly options: { origin?: string; transports?: string[]; keeps?: false } = {},
  ) {
    this.socket = this.open(url);
  }

  private open(url: string): AnySocket {
    const { origin, transports = ["websocket"] } = this.options;
    const socket = io(url, {
      parser: wireParser,
      transports,
      reconnectionDelay: 100,
      reconnectionDelayMax: 500,
      timeout: 3_000,
      forceNew: true,
      ...(origin ? { extraHeaders: { origin } } : {}),
      auth: (give) => {
        this.ticket().then(
          (token) => give(token === null ? {} : { ticket: token }),
          () => give({}),
        );
      },
    }) as unknown as AnySocket;
    listen(socket, "connect", () => void this.join());
    listen(socket, "connect_error", () => {
      // Whoever was closed, or went elsewhere, while they waited to ask again does not come back and take a place.
      const again = () => void (this.closed || socket !== this.socket || socket.connect());
      if (!socket.active) setTimeout(again, 200);
    });
    listen(socket, "table:message", (message: TableMessage<View>) => {
      if (message.tableId !== this.tableId) return;
      const ahead = numberOf(message.version) - numberOf(this.version);
      const fits = ahead === 1 || message.game !== undefined;
      const game = fits ? viewAfter(this.view, message) : undefined;
      this.keep("table:message", game === undefined ? message : { ...message, game });
      if (ahead <= 0) return;
      if (ahead > 1) {
        this.gaps++;
        void this.join();
        return;
      }
      this.version = message.version;
      this.view = game ?? this.view;
      this.followed(message, this.view);
      this.wake();
    });
    listen(socket, "table:view", (view: Joined<View> & { tableId: string }) => {
      if (view.tableId !== this.tableId) return;
      this.keep("table:view", view);
      this.take(view);
    });
    this.opened(socket);
    return socket;
  }

  private keep(event: string, payload: unknown): void {
    if (this.options.keeps !== false) this.received.push({ event, payload });
  }

  /** A kind of player may listen to more of what comes, and keep more of it. */
  protected opened(_socket: AnySocket): void {}
  protected followed(_message: TableMessage<View>, _view: View | null): void {}
  protected joined(view: Joined<View>): void {
    this.take(view);
  }

  on<T>(event: string, listener: (payload: T) => void): void {
    listen(this.socket, event, listener);
  }

  /** Goes on over a connection to another sidecar, as a page that is loaded anew. */
  goTo(url: string): void {
    this.socket.disconnect();
    this.view = null;
    this.version = "";
    this.socket = this.open(url);
  }

  protected take(view: Joined<View>): void {
    this.view = view.game;
    this.version = view.version;
    this.seat = view.seat;
    this.wake();
  }

  private wake(): void {
    const { waiters } = this;
    this.waiters = [];
    for (const waiter of waiters) waiter();
  }

  /** Resolves when the view changes, or after `ms`. */
  async changed(ms = 1_000): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.waiters.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** Waits until the view fulfils a condition; throws after `ms`. */
  async until(what: string, holds: (view: View) => boolean, ms = 60_000): Promise<View> {
    const end = Date.now() + ms;
    while (Date.now() < end) {
      if (this.view && holds(this.view)) return this.view;
      await this.changed(100);
    }
    throw new Error(`Waited in vain for: ${what} (${JSON.stringify(this.view).slice(0, 300)})`);
  }

  /**
   * The answer to a message; null: none came. `onAnswer` is called as it comes: before a later message is taken in, even
   * if that one came in the same packet.
   */
  ask<K extends keyof SocketInputs>(
    event: K,
    input: unknown,
    patience = 60_000,
    onAnswer?: (answer: Reply<SocketReplies[K]>) => void,
  ): Promise<Reply<SocketReplies[K]> | null> {
    return new Promise((resolve) => {
      const emitter = this.socket.timeout(patience) as unknown as {
        emit(event: string, input: unknown, answered: (error: unknown, answer: Reply<SocketReplies[K]>) => void): void;
      };
      emitter.emit(event, input, (error, answer) => {
        if (!error) onAnswer?.(answer);
        resolve(error ? null : answer);
      });
    });
  }

  /** The answer to a message; asked again while the door says that there are too many. */
  async askPatiently<K extends keyof SocketInputs>(event: K, input: unknown): Promise<Reply<SocketReplies[K]> | null> {
    for (;;) {
      const answer = await this.ask(event, input);
      if (!answer || answer.ok || answer.error.code !== "wire/too_many") return answer;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async join(): Promise<void> {
    const mine = ++this.joins;
    while (this.socket.connected && mine === this.joins) {
      const answer = await this.ask("table:join", { tableId: this.tableId, version: this.version }, 4_000, (joined) => {
        if (joined.ok && mine === this.joins) this.joined(joined.value as Joined<View>);
      });
      if (answer && (answer.ok || !isTransient(answer.error.code))) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Sends a move until it is answered, whatever breaks meanwhile. `stop` ends the attempts: then null. */
  async move(
    as: As,
    request: { to: "table" | "game"; intent: unknown },
    options: { ifVersion?: string; moveId?: string; stop?: () => boolean } = {},
  ): Promise<Reply<SocketReplies["table:move"]> | null> {
    const { moveId = newId(), ifVersion, stop } = options;
    // What is forged may be nothing at all.
    const { type = "?" } = (request.intent ?? {}) as { type?: string };
    const record: Sent = { key: moveId, tableId: this.tableId, what: type, sends: 0, answered: false };
    this.sent.set(moveId, record);
    const move = { tableId: this.tableId, moveId, as, ...(ifVersion ? { ifVersion } : {}), ...request };
    for (;;) {
      if (stop?.()) return null;
      if (!this.socket.connected) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      record.sends++;
      // What was lost with a process is asked for again soon.
      const answer = await this.ask("table:move", move, 4_000);
      if (answer && (answer.ok || !isTransient(answer.error.code))) {
        record.answered = answer.ok;
        if (!answer.ok) this.sent.delete(moveId);
        return answer;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  close(): void {
    this.closed = true;
    this.socket.disconnect();
  }
}
