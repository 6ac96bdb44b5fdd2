import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "../auth/policy";
import { makeMember, makeVersion, ticketFor } from "../build/testing/club";
import { Player } from "../build/testing/player";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import { compareTwins, type Step, tableWith, type Viewpoint } from "../build/testing/twin-deals";
import { newId } from "../db/ids";
import { playMove } from "../services/tables/play-move";

/**
 * Two tables see the same play with other hidden cards; everything that one viewer receives through real sidecars,
 * refusals and the number of messages included, must be the same bytes.
 */
const DEALS = process.env.GUILDHALL_LONG ? 500 : 20;

let sidecars: Sidecar[] = [];
let members: Member[];
let versionId: string;
let drawing: string;
let three: Record<"schnapsen" | "durak" | "gin", string>;

beforeAll(async () => {
  const url = process.env.DATABASE_URL ?? "";
  sidecars = await Promise.all([startSidecar(url), startSidecar(url)]);
  members = await Promise.all(["ni-a", "ni-b", "ni-c"].map(makeMember));
  versionId = await makeVersion("thousand");
  drawing = await makeVersion("mau-mau");
  three = {
    schnapsen: await makeVersion("schnapsen"),
    durak: await makeVersion("durak"),
    gin: await makeVersion("gin"),
  };
});
afterAll(() => Promise.all(sidecars.map((sidecar) => sidecar.kill())));

/** `foreign`: an intent that the game does not have. */
type Table = { version?: string; seated?: readonly Member[]; foreign?: string };

/** Everything a viewer receives while the steps are played, with what must differ taken out: ids and times. */
async function streamOf(
  order: readonly number[],
  steps: readonly Step[],
  viewpoint: Viewpoint,
  { version = versionId, seated = members, foreign = "retreat" }: Table = {},
): Promise<string[]> {
  const id = await tableWith({ members: seated, versionId: version }, order);
  const ticket = viewpoint === null ? async () => null : ticketFor(members[viewpoint]!);
  const viewer = new Player(sidecars[0]!.url, ticket, id);
  await viewer.until("the table", () => true);
  const first = await viewer.askPatiently("table:join", { tableId: id });
  const received: unknown[] = [first];
  for (const { seat, intent } of steps) {
    const before = viewer.received.length;
    const move = {
      tableId: id,
      moveId: newId(),
      user: members[seat]!.id,
      as: seat,
      request: { to: "game" as const, intent },
      now: 1,
    };
    const played = await playMove(move);
    if (!played.ok) throw new Error(played.error.code);
    while (viewer.received.length === before) await viewer.changed(20);
    // A move that this game does not have.
    const refused = { tableId: id, moveId: newId(), as: viewpoint, to: "game", intent: { type: foreign } };
    if (viewpoint !== null && seat !== viewpoint) received.push(await viewer.askPatiently("table:move", refused));
  }
  received.push(...viewer.received.map(({ payload }) => payload));
  viewer.close();
  return received.map((payload) =>
    JSON.stringify(payload)
      .replaceAll(id, "T")
      .replace(/"now":\d+/g, '"now":0'),
  );
}

test(`${DEALS} random deals, each with other hidden hands: the same bytes`, { timeout: 20 * 60_000 }, async () => {
  const compared = await compareTwins({ members, versionId }, DEALS, (random) => {
    const seat: Viewpoint = [null, 0, 1, 2][random.below(4)] ?? null;
    return { seat, streamOf: ({ order, steps }) => streamOf(order, steps, seat) };
  });
  console.log(`non-interference: ${DEALS} deals, ${compared.messages} messages compared, seed ${compared.seed}`);
  expect(compared.messages).toBeGreaterThan(DEALS);
});

test("cards that are drawn, suits that are named: the same bytes", { timeout: 20 * 60_000 }, async () => {
  const deals = Math.ceil(DEALS / 4);
  const compared = await compareTwins({ members, versionId: drawing, cards: 32 }, deals, (random) => {
    const seat: Viewpoint = [null, 0, 1, 2][random.below(4)] ?? null;
    // Until the pile is shuffled anew: what is drawn from then on was seen by all.
    return { seat, streamOf: ({ order, steps }) => streamOf(order, steps.slice(0, 14), seat, { version: drawing }) };
  });
  console.log(`non-interference: ${deals} deals, ${compared.messages} messages compared, seed ${compared.seed}`);
  expect(compared.messages).toBeGreaterThan(deals);
});

test.each([
  ["schnapsen", 2, 20],
  ["durak", 3, 36],
  ["gin", 2, 52],
] as const)("%s: the same bytes, whatever the others hold", { timeout: 20 * 60_000 }, async (game, count, cards) => {
  const deals = Math.ceil(DEALS / 4);
  const [seated, version] = [members.slice(0, count), three[game]];
  const compared = await compareTwins({ members: seated, versionId: version, cards }, deals, (random) => {
    const seat: Viewpoint = [null, ...seated.keys()][random.below(count + 1)] ?? null;
    const table = { version, seated, foreign: "sell" };
    return { seat, streamOf: ({ order, steps }) => streamOf(order, steps.slice(0, 24), seat, table) };
  });
  console.log(`non-interference of ${game}: ${deals} deals, ${compared.messages} messages, seed ${compared.seed}`);
  expect(compared.messages).toBeGreaterThan(deals);
});
