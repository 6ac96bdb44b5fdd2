import type { Member } from "@/lib/auth/policy";
import { PressText, type SendPress } from "@/lib/contracts/press";
import type { PressLine, PressSign as SignWords, ToWords } from "@/lib/contracts/press-words";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { sendSignal } from "@/lib/db/signal";
import type { PressParty } from "@/lib/engine/diplomacy/game/press";
import {
  type PressLetter,
  type PressSign,
  type PressTo,
  partyKey,
  readPartyKey,
} from "@/lib/engine/diplomacy/game/press-letter";
import { isOver } from "@/lib/engine/diplomacy/game/state";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { inTurn } from "@/lib/live/in-turn";
import { catchUp, type LiveTable, liveTable } from "@/lib/live/live-table";
import { countOne } from "../../accounts/rate-limits";
import { copiesOf } from "./copies";
import {
  diplomacyAt,
  EVERYBODY,
  hasMaster,
  namedAs,
  observersAt,
  type PressReader,
  pressReader,
  storedAs,
} from "./press-reader";
import { type PressRow, pressLine } from "./show-press";
import { writeNews } from "./tell-press";

/** Letters of one member in one game: nobody writes more by hand. */
const MOST_LETTERS = 5_000;
const TRIES = 5;

/**
 * Sends a letter. It is judged by the game as it stands when it is stored, and belongs to that phase: the table cannot go on
 * in between. `id` is made by the sender: sent again it is sent once, and the first answer is given. Refuses
 * `press/sign_in`, `press/no_game`, `press/not_yours`, `press/no_master`, `press/no_such_reader`, `press/empty`,
 * `press/long`, `press/slower {seconds}`, `press/many`, and all that the policy refuses.
 */
export async function sendPress(
  member: Member | null,
  input: SendPress,
  clock: () => number = Date.now,
): Promise<Result<PressLine, Refusal>> {
  if (!member) return refuse("press/sign_in");
  const text = PressText.safeParse(input.text);
  if (!text.success) return refuse(text.error.issues[0]?.message ?? "press/empty");
  const table = await liveTable(input.tableId);
  if (!table || !diplomacyAt(table)) return refuse("press/no_game");
  const sendKey = `${member.id}/${input.id}`;
  const stored = await findSent(table, member, sendKey);
  if (stored) return ok(stored);
  const seconds = await countOne("press", member.id);
  if (seconds > 0) return refuse("press/slower", { seconds });
  const letters = await prisma().pressMessage.count({ where: { userId: member.id, tableId: table.id } });
  if (letters >= MOST_LETTERS) return refuse("press/many");
  for (let round = 0; round < TRIES; round++) {
    const sent = await trySend(table, member, { ...input, text: text.data }, sendKey, clock);
    if (sent !== "behind") return sent;
    await inTurn(table.id, () => catchUp(table));
  }
  return refuse("table/busy");
}

/** Stores it if the table stands where this process has read it: until then nobody can move there. */
async function trySend(
  table: LiveTable,
  member: Member,
  input: SendPress,
  sendKey: string,
  clock: () => number,
): Promise<Result<PressLine, Refusal> | "behind"> {
  return prisma().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ seq: number }[]>`
      SELECT seq FROM "Table" WHERE id = ${table.id} FOR NO KEY UPDATE`;
    if (rows[0]?.seq !== table.match.seq) return "behind";
    const repeated = await findSent(table, member, sendKey, tx);
    if (repeated) return ok(repeated);
    const now = clock();
    const reader = pressReader(table, member.id);
    const judged = judge(table, reader, input, now);
    if (!judged.ok) return judged;
    const letter = judged.value;
    const row = { ...rowOf(table, member, letter, now), text: input.text };
    const { n } = await tx.pressMessage.create({
      data: { ...row, addressed: [...row.addressed], shownTo: [...row.shownTo], tableId: table.id, sendKey },
    });
    const self = storedAs(letter.from, member.id);
    const copies = copiesOf(table, letter, input.quiet).map((copy) =>
      copy.party === partyKey(letter.from) ? { ...copy, party: self } : copy,
    );
    const same = { messageId: row.id, tableId: table.id, n };
    await tx.pressCopy.createMany({ data: copies.map(({ party, thread }) => ({ ...same, party, thread })) });
    await writeNews(tx, table, { letter, copies, row, author: member.id });
    await sendSignal("press", row.id, tx);
    return ok(pressLine(row, reader, ownCopy(self, letter.to, copies)));
  });
}

/** What the game says to a letter now. */
function judge(table: LiveTable, reader: PressReader, input: SendPress, now: number): Result<PressLetter, Refusal> {
  const at = diplomacyAt(table);
  const from = reader.writes.find((self) => partyKey(self) === input.from);
  if (!at || !from) return refuse("press/not_yours");
  const to = readTo(input.to);
  const sign = readSign(input.sign);
  if (to === null || sign === null) return refuse("press/no_such_reader");
  const named = [to, sign.kind === "claim" ? sign.to : []].flatMap((some) => (some === EVERYBODY ? [] : some));
  const observers = new Set(observersAt(table).map(partyKey));
  const stranger = named.find((party) => party.kind !== "power" && !isThere(table, party, observers));
  if (stranger) return refuse(stranger.kind === "master" ? "press/no_master" : "press/no_such_reader");
  return at.game.letter(at.state, { from, to, sign }, now);
}

const isThere = (table: LiveTable, party: PressParty, observers: ReadonlySet<string>): boolean =>
  party.kind === "master" ? hasMaster(table) : observers.has(partyKey(party));

function readTo(words: ToWords): PressTo | null {
  if (words === EVERYBODY) return EVERYBODY;
  const parties = words.map(readPartyKey);
  return parties.every((party) => party !== null) ? parties : null;
}

function readSign(sign: SignWords): PressSign | null {
  if (sign.kind !== "claim") return sign;
  const [from, to] = [readPartyKey(sign.from), readTo(sign.to)];
  return from?.kind === "power" && to !== null ? { kind: "claim", from: from.power, to } : null;
}

const words = (to: PressTo): string[] => (to === EVERYBODY ? [EVERYBODY] : to.map(partyKey));

function rowOf(
  table: LiveTable,
  { id: userId }: Member,
  letter: PressLetter,
  now: number,
): Omit<PressRow, "text"> & {
  atSeq: number;
  kept: boolean;
} {
  const { from, to, shown, kept } = letter;
  return {
    ...{ id: newId(), userId, at: new Date(now), atSeq: table.match.seq, phase: phaseOf(table), kept },
    ...{ sender: storedAs(from, userId), addressed: words(to) },
    ...{ shownFrom: namedAs(table, userId, shown.from), shownTo: words(shown.to) },
  };
}

/** The phase that a letter belongs to. */
function phaseOf(table: LiveTable): string {
  const state = diplomacyAt(table)?.state;
  if (!state || state.stage === "forming" || state.stage === "preparation") return "FORMING";
  return isOver(state) ? "COMPLETED" : phaseCode(state.position.phase);
}

/** The sender's own copy; without one (they wanted none) it is told once, in the thread in which they wrote. */
const ownCopy = (self: string, to: PressTo, copies: readonly { party: string; thread: string }[]) =>
  copies.find(({ party }) => party === self) ?? {
    party: self,
    thread: to === EVERYBODY ? EVERYBODY : words(to).toSorted().join(),
  };

type Db = Pick<ReturnType<typeof prisma>, "pressMessage">;

/** The answer that was given when it was sent first; null: it was not. */
async function findSent(
  table: LiveTable,
  member: Member,
  sendKey: string,
  db: Db = prisma(),
): Promise<PressLine | null> {
  const row = await db.pressMessage.findUnique({
    where: { tableId_sendKey: { tableId: table.id, sendKey } },
    include: { copies: { select: { party: true, thread: true } } },
  });
  if (!row) return null;
  const reader = pressReader(table, member.id);
  const own = row.copies.find(({ party }) => party === row.sender || party === EVERYBODY);
  return pressLine(row, reader, own ?? { party: row.sender, thread: row.addressed.toSorted().join() });
}
