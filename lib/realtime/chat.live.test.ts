import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { makeMember, makeVersion, openTable, ticketFor } from "../build/testing/club";
import { Player } from "../build/testing/player";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import type { ChatView } from "../contracts/live";
import { postChatMessage } from "../services/chat/post-chat-message";

/** What is said while people come and go: everybody in a room hears every line, once the room has let them in. */

let sidecar: Sidecar;
let tableId: string;
const players: Player[] = [];

beforeAll(async () => {
  sidecar = await startSidecar(process.env.DATABASE_URL ?? "");
  tableId = await openTable(await makeMember("host"), await makeVersion("thousand"), 3);
});
afterEach(() => {
  for (const player of players.splice(0)) player.close();
});
afterAll(() => sidecar.kill());

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Connects somebody who watches another table, so that they join this room when they are told to. */
async function visitor(): Promise<{ player: Player; heard: Map<string, ChatView> }> {
  const member = await makeMember("vis");
  const elsewhere = await openTable(member, await makeVersion("thousand"), 3);
  const player = new Player(sidecar.url, ticketFor(member), elsewhere);
  players.push(player);
  const heard = new Map<string, ChatView>();
  player.on<ChatView>("chat:line", (line) => heard.set(line.id, line));
  await player.until("a table", () => true);
  return { player, heard };
}

/** Says some lines, a few milliseconds apart, by so many people that nobody is slowed down. */
async function chatter(room: string, lines: number): Promise<string[]> {
  const speakers = await Promise.all(Array.from({ length: Math.ceil(lines / 10) }, () => makeMember("says")));
  const ids: string[] = [];
  for (let n = 0; n < lines; n++) {
    const said = await postChatMessage(speakers[n % speakers.length]!, { room, text: `line ${n}` });
    if (!said.ok) throw new Error(said.error.code);
    ids.push(said.value.id);
    await wait(n % 7);
  }
  return ids;
}

describe("a line that is said while somebody comes in", () => {
  test.each(["table", "lobby"])("is not lost to them (%s)", async (where) => {
    const room = where === "lobby" ? "lobby" : `table:${tableId}`;
    const visitors = await Promise.all(Array.from({ length: 10 }, visitor));
    const speaking = chatter(room, 45);
    const comings = visitors.map(async ({ player, heard }, i) => {
      await wait(i * 20);
      const answer = await (where === "lobby" ? player.ask("lobby:join", {}) : player.ask("table:join", { tableId }));
      if (!answer?.ok) throw new Error("not let in");
      for (const line of answer.value.chat) heard.set(line.id, line);
    });
    const ids = await speaking;
    await Promise.all(comings);
    for (const { heard } of visitors) await expect.poll(() => ids.filter((id) => !heard.has(id))).toEqual([]);
  });
});

test("who leaves a table before they were let in is not put back there", async () => {
  const { player, heard } = await visitor();
  // On a busy machine the answer may be out before the second message is read: then it is asked again.
  let crossed = 0;
  for (let i = 0; i < 100 && crossed < 5; i++) {
    const [joined] = await Promise.all([player.ask("table:join", { tableId }), player.ask("table:leave", { tableId })]);
    if (joined?.ok) continue;
    expect(joined).toMatchObject({ error: { code: "table/left" } });
    crossed++;
  }
  expect(crossed).toBe(5);
  const ids = await chatter(`table:${tableId}`, 3);
  await wait(1_000);
  expect(ids.filter((id) => heard.has(id))).toEqual([]);
});
