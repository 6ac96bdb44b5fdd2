import { afterAll, beforeAll, expect, test } from "vitest";
import { liveTable } from "@/lib/live/live-table";
import type { Member } from "../auth/policy";
import { makeMember, makeVersion, ticketFor } from "../build/testing/club";
import { Player } from "../build/testing/player";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import { compareTwins, type Step, tableWith, type Viewpoint } from "../build/testing/twin-deals";
import { tableRoom } from "../contracts/rooms";
import { newId } from "../db/ids";
import type { SeededRandom } from "../engine/kernel/random";
import { ENTRIES, type TableIntent } from "../engine/kernel/table/vocabulary";
import { playMove } from "../services/tables/play-move";
import { markPresent } from "../services/tables/presence";

/**
 * As `noninterference`, and between the moves of the game the people at the table and two who are not seated do whatever
 * a table lets them: sit, leave, remove, hand on the host's office, pause, take back, agree, ask to join. What the viewer
 * receives, their own answers included, must not depend on cards that they may not know, whoever sits where.
 */
const DEALS = process.env.GUILDHALL_LONG ? 300 : 4;
const MOST_ACTS = 4;
/** So far ahead that no bot's turn comes. What the viewer does happens now, and bots think for longer than that takes. */
const NOW = Date.UTC(2099, 0, 1);

type Act = { person: number; as: "visitor" | "host"; intent: TableIntent };
type Turn = { acts: Act[]; step: Step | null };

let sidecars: Sidecar[] = [];
/** Three who sit at first, and two who do not. */
let members: Member[];
let versionId: string;

beforeAll(async () => {
  const url = process.env.DATABASE_URL ?? "";
  sidecars = [await startSidecar(url)];
  members = await Promise.all(["nt-a", "nt-b", "nt-c", "nt-d", "nt-e"].map(makeMember));
  versionId = await makeVersion("thousand");
});
afterAll(() => Promise.all(sidecars.map((sidecar) => sidecar.kill())));

const pick = <T>(random: SeededRandom, from: readonly T[]): T => from[random.below(from.length)]!;

/**
 * Anything that a person may ask of a table while cards are out, closing it and its number of seats included. Every
 * second time it is the viewer, who goes from seat to seat.
 */
function randomAct(random: SeededRandom, viewpoint: number): Act {
  const seat = random.below(3);
  const user = pick(random, members).id;
  const intent = pick<TableIntent>(random, [
    { type: "sit", share: "s" },
    { type: "sit", seat, share: "s" },
    { type: "leave" },
    { type: "leave" },
    { type: "kick", seat },
    { type: "seat_bot" },
    { type: "give_host", user },
    { type: "accept", user },
    { type: "reject", user },
    { type: "withdraw" },
    { type: "settings", change: { entry: pick(random, ENTRIES) } },
    { type: "pause", on: random.below(2) === 0 },
    { type: "takeback" },
    { type: "consent", yes: random.below(4) > 0 },
    { type: "call_off", yes: random.below(4) > 0 },
    { type: "rematch" },
    { type: "return" },
    { type: "back", seat },
    { type: "add_seat" },
    { type: "drop_seat", seat },
    { type: "close" },
    { type: "rewind", to: 5, keep: true },
    { type: "shadow", seat },
    { type: "banish", user },
  ]);
  if (random.below(2) === 0) {
    const hop: TableIntent = random.below(2) === 0 ? { type: "leave" } : { type: "sit", seat, share: "s" };
    return { person: viewpoint, as: "visitor", intent: hop };
  }
  return { person: random.below(members.length), as: random.below(3) === 0 ? "host" : "visitor", intent };
}

/** The answer to an act that was done, up to the message by which the stream had come. */
const ANSWERED = /^(\{"ok":true,"value":\{"version":"g)\d+\.\d+"\}\}$/;

/** Everything that one person receives while these turns are played, ids and times taken out. */
async function streamOf(order: readonly number[], turns: readonly Turn[], viewpoint: number): Promise<string[]> {
  const id = await tableWith({ members: members.slice(0, 3), versionId }, order, { now: NOW, botMillis: 10_000 });
  // Nobody is absent: what people do comes from the turns alone.
  for (const member of members) await markPresent(tableRoom(id), member.id, "test", false);
  const table = (await liveTable(id))!;
  const viewer = new Player(sidecars[0]!.url, ticketFor(members[viewpoint]!), id);
  await viewer.until("the table", () => true);
  const received: unknown[] = [await viewer.askPatiently("table:join", { tableId: id })];
  let plays = true;
  for (const { acts, step } of turns) {
    for (const { person, as, intent } of acts) {
      const moveId = newId();
      if (person === viewpoint)
        received.push(await viewer.askPatiently("table:move", { tableId: id, moveId, as, to: "table", intent }));
      else {
        const request = { to: "table" as const, intent };
        const done = await playMove({ tableId: id, moveId, user: members[person]!.id, as, request, now: NOW });
        received.push(done.ok || done.error.code);
      }
      // What went back is not played on: the steps that follow belong to another line.
      if (intent.type === "takeback" || intent.type === "consent") plays &&= table.match.epoch === 1;
    }
    if (!step || !plays) continue;
    const { seat, intent } = step;
    const request = { to: "game" as const, intent };
    const user = members[seat]!.id;
    const played = await playMove({ tableId: id, moveId: newId(), user, as: seat, request, now: NOW });
    plays = played.ok;
  }
  // Everything that was sent before this answer has arrived with it.
  received.push(await viewer.askPatiently("table:join", { tableId: id }));
  received.push(...viewer.received.map(({ payload }) => payload));
  viewer.close();
  return received.map((payload) =>
    JSON.stringify(payload)
      .replaceAll(id, "T")
      .replace(/"(now|at|since|away)":\d+/g, '"$1":0')
      // How far the sidecar had heard by the answer to an act that changes nothing is a matter of time: all that it heard
      // is compared below.
      .replace(ANSWERED, "$1"),
  );
}

test(`${DEALS} random deals with people coming and going: the same bytes`, { timeout: 20 * 60_000 }, async () => {
  const seated = { members: members.slice(0, 3), versionId };
  const compared = await compareTwins(seated, DEALS, (random, steps) => {
    const viewpoint = random.below(members.length);
    const acts = Array.from({ length: steps }, () =>
      Array.from({ length: random.below(MOST_ACTS + 1) }, () => randomAct(random, viewpoint)),
    );
    const seat: Viewpoint = viewpoint < 3 ? viewpoint : null;
    return {
      seat,
      streamOf: (deal) =>
        streamOf(
          deal.order,
          deal.steps.map((step, i) => ({ acts: acts[i]!, step })),
          viewpoint,
        ),
    };
  });
  console.log(`non-interference of tables: ${DEALS} deals, ${compared.messages} messages, seed ${compared.seed}`);
  expect(compared.messages).toBeGreaterThan(DEALS);
});
