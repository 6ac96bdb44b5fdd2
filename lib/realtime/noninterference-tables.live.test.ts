import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "../auth/policy";
import { makeMember, makeVersion, ticketFor } from "../build/testing/club";
import { Player } from "../build/testing/player";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import { otherWorld, randomSteps, type Step, tableWith, type Viewpoint } from "../build/testing/twin-deals";
import { newId } from "../db/ids";
import { SeededRandom } from "../engine/kernel/random";
import { ENTRIES, type TableIntent } from "../engine/kernel/table/vocabulary";
import { liveTable } from "../services/tables/live-table";
import { playMove } from "../services/tables/play-move";
import { markPresent, roomOf } from "../services/tables/presence";

/**
 * As `noninterference`, and between the moves of the game the people at the table and two who are not seated do whatever
 * a table lets them: sit, leave, remove, hand on the host's office, pause, take back, agree, ask to join. What the viewer
 * receives, their own answers included, must not depend on cards that they may not know, whoever sits where.
 */
const DEALS = process.env.GUILDHALL_LONG ? 300 : 24;
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

/** The answer to a move; asked again while the door says that there are too many. */
async function told(viewer: Player, move: unknown): Promise<unknown> {
  for (;;) {
    const answer = await viewer.ask("table:move", move);
    if (!answer || answer.ok || answer.error.code !== "wire/too_many") return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Everything that one person receives while these turns are played, ids and times taken out. */
async function streamOf(order: readonly number[], turns: readonly Turn[], viewpoint: number): Promise<string[]> {
  const id = await tableWith({ members: members.slice(0, 3), versionId }, order, { now: NOW, botMillis: 10_000 });
  // Nobody is absent: what people do comes from the turns alone.
  for (const member of members) await markPresent(roomOf(id), member.id, "test", false);
  const table = (await liveTable(id))!;
  const viewer = new Player(sidecars[0]!.url, ticketFor(members[viewpoint]!), id);
  await viewer.until("the table", () => true);
  const received: unknown[] = [await viewer.ask("table:join", { tableId: id })];
  let plays = true;
  for (const { acts, step } of turns) {
    for (const { person, as, intent } of acts) {
      const moveId = newId();
      if (person === viewpoint) received.push(await told(viewer, { tableId: id, moveId, as, to: "table", intent }));
      else {
        const request = { to: "table" as const, intent };
        const done = await playMove({ tableId: id, moveId, user: members[person]!.id, as, request, now: NOW });
        received.push(done.ok || done.error.code);
      }
      // What went back is not played on: the steps that follow belong to another line.
      if (intent.type === "takeback" || intent.type === "consent") plays &&= table.full.epoch === 1;
    }
    if (!step || !plays) continue;
    const { seat, intent } = step;
    const request = { to: "game" as const, intent };
    const user = members[seat]!.id;
    const played = await playMove({ tableId: id, moveId: newId(), user, as: seat, request, now: NOW });
    plays = played.ok;
  }
  // Everything that was sent before this answer has arrived with it.
  received.push(await viewer.ask("table:join", { tableId: id }));
  received.push(...viewer.received.map(({ payload }) => payload));
  viewer.close();
  return received.map((payload) =>
    JSON.stringify(payload)
      .replaceAll(id, "T")
      .replace(/"(now|at|since|away)":\d+/g, '"$1":0'),
  );
}

/** Where two texts begin to differ, with a little around it. */
function apart(one = "", two = ""): string[] {
  const from = [...one].findIndex((letter, i) => letter !== two[i]);
  return [one, two].map((text) => text.slice(Math.max(0, from - 200), from + 300));
}

test(`${DEALS} random deals with people coming and going: the same bytes`, { timeout: 20 * 60_000 }, async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  console.log(`non-interference of tables: seed ${seed}`);
  const random = new SeededRandom(seed);
  const probe = await tableWith(
    { members: members.slice(0, 3), versionId },
    Array.from({ length: 24 }, (_, i) => i),
  );
  const { game } = (await liveTable(probe))!;
  let compared = 0;
  let messages = 0;
  while (compared < DEALS) {
    const order = random.shuffle(Array.from({ length: 24 }, (_, i) => i));
    const steps = randomSteps(game, order, random);
    const viewpoint = random.below(members.length);
    const seat: Viewpoint = viewpoint < 3 ? viewpoint : null;
    const other = otherWorld(game, order, steps, seat, random);
    if (!other) continue;
    const acts = steps.map(() =>
      Array.from({ length: random.below(MOST_ACTS + 1) }, () => randomAct(random, viewpoint)),
    );
    const turnsOf = (played: readonly Step[]): Turn[] => played.map((step, i) => ({ acts: acts[i]!, step }));
    const one = await streamOf(order, turnsOf(steps), viewpoint);
    const two = await streamOf(other.order, turnsOf(other.steps), viewpoint);
    const differs = one.findIndex((message, i) => message !== two[i]);
    if (differs >= 0 || one.length !== two.length)
      throw new Error(
        [
          `Person ${viewpoint} can tell the deals apart, at message ${differs}:`,
          ...apart(one[differs], two[differs]),
        ].join("\n"),
      );
    compared++;
    messages += one.length;
  }
  console.log(`non-interference of tables: ${compared} deals, ${messages} messages compared`);
  expect(messages).toBeGreaterThan(compared);
});
