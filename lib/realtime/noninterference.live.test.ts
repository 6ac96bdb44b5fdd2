import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "../auth/policy";
import { makeMember, makeVersion, ticketFor } from "../build/testing/club";
import { Player } from "../build/testing/player";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import { compareTwins, type Step, tableWith, type Viewpoint } from "../build/testing/twin-deals";
import { kindOf } from "../build/testing/twin-worlds";
import { newId } from "../db/ids";
import type { Intent } from "../engine/cards/vocabulary";
import { SeededRandom } from "../engine/kernel/random";
import { playMove } from "../services/tables/play-move";

/**
 * Two tables see the same play with other hidden cards; everything that one viewer receives through real sidecars,
 * refusals and the number of messages included, must be the same bytes. Each construct of the language that hides something is
 * in one of the games:
 *
 * | construct | what is hidden | game |
 * |---|---|---|
 * | auctions, blind hands, the talon that is won, gifts of it, selling | hands, talon, who gave what | thousand |
 * | a trump that is turned up or dealt last; teams | the rest of the hand that shows it | whist, sueca |
 * | trumps of a bid, turned card offered round, the card laid away, playing alone | hands, talon, what lies away | euchre |
 * | bids of each, nil, sums, hands of a list | hands, talon | spades, oh-hell |
 * | exchange before play, lead by card, no points at first | what is under way, hands | hearts |
 * | refilling after tricks | the talon, what was drawn | schnapsen, briscola |
 * | swap, close, claims, own points | the talon, points | schnapsen |
 * | match, wild cards, drawing, effects | the stock, what was drawn | mau-mau, crazy-eights |
 * | combinations, a pass for a turn, cards left in hands | hands | big-two |
 * | melds, knocking, the upcard | hands, the stock | gin |
 * | bouts, throwing in, taking up | hands, the talon | durak |
 */
const DEALS = process.env.GUILDHALL_LONG ? 500 : 4;

/** So far into a deal of the plainer games. */
const MOST_STEPS = 14;

let sidecars: Sidecar[] = [];
let members: Member[];
let versionId: string;
let drawing: string;
let three: Record<"schnapsen" | "durak" | "gin", string>;
/** A ticket of each member, of one session. */
let tickets: (() => Promise<string>)[];

/** What nobody has seen by the end of a deal stays hidden. */
function sealed({ opts }: { opts: Record<string, unknown> }): void {
  delete opts.reveal;
}

beforeAll(async () => {
  const url = process.env.DATABASE_URL ?? "";
  sidecars = await Promise.all([startSidecar(url), startSidecar(url)]);
  members = await Promise.all(["ni-a", "ni-b", "ni-c", "ni-d"].map(makeMember));
  tickets = members.map(ticketFor);
  versionId = await makeVersion("thousand");
  drawing = await makeVersion("mau-mau");
  three = {
    schnapsen: await makeVersion("schnapsen", sealed),
    durak: await makeVersion("durak"),
    gin: await makeVersion("gin", sealed),
  };
});
afterAll(() => Promise.all(sidecars.map((sidecar) => sidecar.kill())));

/** `tried`: what the viewer tries in vain before each step; absent: a move that no such game has, after those of others. */
type Table = { version?: string; seated?: readonly Member[]; tried?: readonly (Intent | null)[] };

/**
 * Everything a viewer receives while the steps are played, their own over their own connection, with what must differ
 * taken out: ids and times.
 */
async function streamOf(
  order: readonly number[],
  steps: readonly Step[],
  viewpoint: Viewpoint,
  { version = versionId, seated = members.slice(0, 3), tried }: Table = {},
): Promise<string[]> {
  const id = await tableWith({ members: seated, versionId: version }, order);
  const ticket = viewpoint === null ? async () => null : tickets[viewpoint]!;
  const viewer = new Player(sidecars[0]!.url, ticket, id);
  await viewer.until("the table", () => true);
  const ask = (intent: Intent) =>
    viewer.askPatiently("table:move", { tableId: id, moveId: newId(), as: viewpoint, to: "game", intent });
  const received: unknown[] = [await viewer.askPatiently("table:join", { tableId: id })];
  for (const [n, { seat, intent }] of steps.entries()) {
    const probe = tried?.[n];
    if (probe) received.push(await refusal(ask(probe)));
    const before = viewer.received.length;
    const request = { to: "game" as const, intent };
    const played =
      seat === viewpoint
        ? await ask(intent)
        : await playMove({ tableId: id, moveId: newId(), user: members[seat]!.id, as: seat, request, now: Date.now() });
    if (!played?.ok) throw new Error(played?.error.code);
    while (viewer.received.length === before) await viewer.changed(20);
    if (!tried && viewpoint !== null && seat !== viewpoint) received.push(await refusal(ask({ type: "retreat" })));
  }
  received.push(...viewer.received.map(({ payload }) => payload));
  viewer.close();
  return received.map((payload) =>
    JSON.stringify(payload)
      .replaceAll(id, "T")
      .replace(/"(now|at)":\d+/g, '"$1":0'),
  );
}

/** An answer that says no. */
async function refusal<T extends { ok: boolean } | null>(asked: Promise<T>): Promise<T> {
  const answer = await asked;
  if (answer?.ok !== false) throw new Error(`Accepted: ${JSON.stringify(answer)}`);
  return answer;
}

test.concurrent(`${DEALS} random deals, each with other hidden hands: the same bytes`, {
  timeout: 20 * 60_000,
}, async () => {
  const compared = await compareTwins({ members: members.slice(0, 3), versionId }, DEALS, (random) => {
    const seat: Viewpoint = [null, 0, 1, 2][random.below(4)] ?? null;
    return { seat, streamOf: ({ order, steps }) => streamOf(order, steps, seat) };
  });
  console.log(`non-interference: ${DEALS} deals, ${compared.messages} messages compared, seed ${compared.seed}`);
  expect(compared.messages).toBeGreaterThan(DEALS);
});

test.concurrent("cards that are drawn, suits that are named: the same bytes", { timeout: 20 * 60_000 }, async () => {
  const deals = Math.ceil(DEALS / 4);
  const compared = await compareTwins(
    { members: members.slice(0, 3), versionId: drawing, cards: 32 },
    deals,
    (random) => {
      const seat: Viewpoint = [null, 0, 1, 2][random.below(4)] ?? null;
      // Until the pile is shuffled anew: what is drawn from then on was seen by all.
      return { seat, streamOf: ({ order, steps }) => streamOf(order, steps.slice(0, 14), seat, { version: drawing }) };
    },
  );
  console.log(`non-interference: ${deals} deals, ${compared.messages} messages compared, seed ${compared.seed}`);
  expect(compared.messages).toBeGreaterThan(deals);
});

/** Acts of closed talons, bouts and melds, right or wrong, with any of these cards. */
function probes(from: readonly string[], random: SeededRandom): Intent[] {
  const card = (): string => from[random.below(from.length)]!;
  const cards = [card()];
  return [
    { type: "swap" },
    { type: "move", cards },
    { type: "close" },
    { type: "move", cards, knock: true },
    { type: "claim" },
    { type: "move", cards, on: card() },
    { type: "draw" },
    { type: "move", cards, specials: ["marriage"] },
    { type: "draw", from: "discards" },
    { type: "retreat" },
    { type: "move", pass: true },
  ];
}

test.concurrent.each([
  // Whoever claims or knocks ends the deal: what was not laid open with that stays hidden.
  ["schnapsen", 2, 20, ["swap", "close", "special", "claim"]],
  ["durak", 3, 36, ["move", "beat", "retreat", "pass"]],
  ["gin", 2, 52, ["draw", "take", "pass", "knock"]],
] as const)(
  "%s: every act, the same bytes whatever others hold",
  { timeout: 20 * 60_000 },
  async (game, count, cards, kinds) => {
    const wants = kinds.flatMap((kind) => [true, false].map((own) => ({ kind, own })));
    const deals = Math.max(wants.length, Math.ceil(DEALS / 4));
    const [seated, version] = [members.slice(0, count), three[game]];
    const refused = new Set<string>();
    const all = [...new Set(probes(["AS"], new SeededRandom(1)).map(kindOf))].sort();
    const compared = await compareTwins(
      { members: seated, versionId: version, cards, wants, probes, suffices: () => refused.size === all.length },
      deals,
      (random) => {
        const seat: Viewpoint = [null, ...seated.keys(), ...seated.keys()][random.below(2 * count + 1)] ?? null;
        return {
          seat,
          streamOf: ({ order, steps, probes: tried }) => {
            for (const intent of tried) if (intent) refused.add(kindOf(intent));
            return streamOf(order, steps, seat, { version, seated, tried });
          },
        };
      },
    );
    console.log(
      `non-interference of ${game}: ${compared.deals} deals, ${compared.messages} messages, seed ${compared.seed}`,
    );
    expect([...refused].sort()).toEqual(all);
  },
);

/** Acts of bidding, exchanging and playing, right or wrong, with any of these cards. */
function plainProbes(from: readonly string[], random: SeededRandom): Intent[] {
  const cards = [from[random.below(from.length)]!];
  return [
    ...[0, 3, 9, 14].map((number): Intent => ({ type: "bid", number })),
    { type: "bid", suite: "H" },
    { type: "bid", pass: true },
    { type: "distribute", cards: { 1: cards } },
    { type: "distribute", cards: { 2: [...cards, ...cards, ...cards] } },
    { type: "move", cards },
    { type: "move", pass: true },
    { type: "draw" },
    { type: "look" },
    { type: "redeal" },
  ];
}

test.concurrent.each([
  ["hearts", 4, 52, ["distribute", "move"]],
  ["spades", 4, 52, ["bid", "move"]],
  ["oh-hell", 3, 52, ["bid", "move"]],
  ["euchre", 4, 24, ["bid", "distribute", "move"]],
  ["whist", 4, 52, ["move"]],
  ["sueca", 4, 40, ["move"]],
  ["briscola", 2, 40, ["move"]],
  ["crazy-eights", 3, 52, ["draw", "move"]],
  ["big-two", 4, 52, ["move", "pass"]],
] as const)(
  "%s: what it hides, the same bytes whatever others hold",
  { timeout: 20 * 60_000 },
  async (game, count, cards, kinds) => {
    const seated = members.slice(0, count);
    const version = await makeVersion(game);
    const wants = kinds.flatMap((kind) => [true, false].map((own) => ({ kind, own })));
    const twins = { members: seated, versionId: version, cards, wants, probes: plainProbes, most: MOST_STEPS };
    const compared = await compareTwins(twins, Math.max(wants.length, Math.ceil(DEALS / 4)), (random) => {
      const seat: Viewpoint = [null, ...seated.keys(), ...seated.keys()][random.below(2 * count + 1)] ?? null;
      return {
        seat,
        streamOf: ({ order, steps, probes: tried }) => streamOf(order, steps, seat, { version, seated, tried }),
      };
    });
    console.log(
      `non-interference of ${game}: ${compared.deals} deals, ${compared.messages} messages, seed ${compared.seed}`,
    );
    expect(compared.messages).toBeGreaterThan(wants.length);
  },
);
