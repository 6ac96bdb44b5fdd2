import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { Member } from "../../auth/policy";
import { newId } from "../../db/ids";
import type { Settings } from "../../engine/kernel/table/vocabulary";
import { type CreateTableOf, createTableOf } from "../../services/tables/create-table";
import { ticketFor } from "./club";
import { type Sidecar, startSidecar } from "./sidecars";
import { WorldPlayer } from "./world-player";

const SETTINGS = { name: "Live", public: true, entry: "open", moveSeconds: null, botMillis: 0 } as const;

export type Opening = Omit<CreateTableOf, "settings">;

/** Live tables for the tests of a file: a sidecar, and people who come to its tables and are gone after each test. */
export function liveTables() {
  let sidecar: Sidecar;
  const players: WorldPlayer<unknown>[] = [];
  const start = async () => {
    sidecar = await startSidecar(process.env.DATABASE_URL ?? "");
  };
  beforeAll(start);
  afterEach(() => {
    for (const player of players.splice(0)) player.close();
  });
  afterAll(() => sidecar.kill());

  /** Somebody comes to a table; null: without signing in. */
  function comes<View>(member: Member | null, id: string): WorldPlayer<View> {
    const player = new WorldPlayer<View>(sidecar.url, member ? ticketFor(member) : async () => null, id);
    players.push(player);
    return player;
  }

  return {
    comes,
    url: () => sidecar.url,
    async restart(): Promise<void> {
      await sidecar.kill();
      await start();
    },
    /** Opens a table for a host and has these members sit down at its first seats, in their order. */
    async seated<View>(host: Member, opening: Opening, members: readonly Member[], settings: Partial<Settings> = {}) {
      const opened = await createTableOf(host, { ...opening, settings: { ...SETTINGS, ...settings } });
      if (!opened.ok) throw new Error(opened.error.code);
      const { id } = opened.value;
      const seats: WorldPlayer<View>[] = [];
      for (const [seat, member] of members.entries()) {
        const player = comes<View>(member, id);
        seats.push(player);
        await player.until("the table", () => true);
        expect(await player.tell({ type: "sit", seat, share: newId() })).toMatchObject({ ok: true });
      }
      return { id, seats };
    },
  };
}
