import type { Joined, LogEntry, Person, SocketOutputs, TableAccess, TableMessage } from "../../contracts/live";
import type { GameRecord } from "../../contracts/table";
import { logEntries } from "../../contracts/table-message";
import type { As } from "../../engine/kernel/access";
import type { TableView } from "../../engine/kernel/table/view";
import type { TableIntent } from "../../engine/kernel/table/vocabulary";
import { type AnySocket, Player } from "./player";

type Told = { access?: TableAccess; table?: TableView; people?: Record<string, Person> };

/** A player who keeps what they are told of the table itself too: who is there, as whom they act, what ended. */
export class WorldPlayer<View> extends Player<View> {
  log: LogEntry[] = [];
  access: TableAccess | null = null;
  table: TableView | null = null;
  /** Whom this person was told of, whenever. */
  people: Record<string, Person> = {};
  /** The messages that they followed, each with the whole view after it. */
  readonly messages: TableMessage<View>[] = [];
  readonly records: GameRecord[] = [];
  /** Everything that came over the wire. */
  readonly heard: { event: string; payload: unknown }[] = [];

  protected override opened(socket: AnySocket): void {
    (socket as unknown as { onAny(listener: (event: string, payload: unknown) => void): void }).onAny(
      (event, payload) => this.heard.push({ event, payload }),
    );
    (socket as unknown as { on(event: string, listener: (told: SocketOutputs["table:access"]) => void): void }).on(
      "table:access",
      (told) => {
        if (told.tableId === this.tableId) this.know(told);
      },
    );
  }

  protected override followed(message: TableMessage<View>, view: View): void {
    this.messages.push({ ...message, game: view });
    if (message.record) this.records.push(message.record);
    this.log.push(...logEntries(message));
    this.know(message);
  }

  protected override joined(view: Joined<View>): void {
    // Who comes with a version is told what was said since, else what was said lately.
    this.log = this.version === "" ? view.log : [...this.log, ...view.log];
    this.heard.push({ event: "joined", payload: view });
    super.joined(view);
  }

  protected override take(view: Joined<View>): void {
    this.know(view);
    super.take(view);
  }

  private know({ access, table, people }: Told): void {
    if (access) this.access = access;
    if (table) this.table = table;
    this.people = { ...this.people, ...people };
  }

  tell(intent: TableIntent, as: As = "visitor") {
    return this.move(as, { to: "table", intent });
  }

  play(as: As, intent: unknown) {
    return this.move(as, { to: "game", intent });
  }
}
