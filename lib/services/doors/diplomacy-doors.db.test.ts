import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { type Cast, castOf, ROLES, type Role, type Secret, told } from "@/lib/build/testing/diplomacy-cast";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import type { Session } from "../accounts/read-session";
import { readCalendarLink, renewCalendar } from "../diplomacy/calendar";
import { readDesk } from "../diplomacy/master/read-desk";
import { readPressRoom } from "../diplomacy/press/read-press";
import { sendPress } from "../diplomacy/press/send-press";
import { diplomacyDoors } from "./diplomacy";
import { type Asking, type Door, enter } from "./door";

/**
 * Who may do what at a game of Diplomacy: each door, asked by everybody, with what answers them, and which of the game's
 * secrets the answer holds. A door without a row here fails the test.
 */

type DoorName = keyof typeof diplomacyDoors;
/** What is answered: `ok` with the secrets that it tells, or the code of the refusal. */
type Answer = string;
type Case = {
  input(cast: Cast): Promise<unknown> | unknown;
  all: Answer;
  /** Who is answered otherwise. */
  but?: Partial<Record<Role, Answer>>;
};

const ok = (...secrets: Secret[]): Answer => ["ok", ...secrets.toSorted()].join(" ");

const UNKNOWN = "diplomacy/unknown";
const SIGN_IN = "table/sign_in";
/** A game of which only its master has a desk: to everybody else it is as if there were none. */
const masters = (answer: Answer) => ({ all: UNKNOWN, but: { master: answer, nobody: SIGN_IN } });
const members = (answer: Answer, refusals: { signIn: string; guest: string }) => ({
  ...{ all: answer, but: { guest: refusals.guest, nobody: refusals.signIn } },
});
const away = members("ok", { signIn: "account/session_ended", guest: "account/guest_only_upgrades" });
const signedIn = { all: "ok", but: { nobody: SIGN_IN } };
/** What was played: whoever was there to see it, and who sees everything. */
const phases = { all: ok(), but: { player: ok("moved"), omniscient: ok("moved"), master: ok("moved") } };
const letters = { all: ok(), but: { player: ok("letter"), omniscient: ok("letter"), master: ok("letter") } };
const ownMaps = { all: "map/not_found", but: { player: "ok", guest: "map/guest", nobody: "map/sign_in" } };

const FILE = "GAME brought\nPHASE FORMING\nMASTER #7|gm@example.net|Ann_Lee\n";
const MAP = "MAP standard\n";

/** Somebody's own map, of whatever text. */
async function ownMap({ id }: Member): Promise<string> {
  const name = `m${newId().replace(/[^a-z]/g, "")}`.slice(0, 12);
  await prisma().mapFile.create({ data: { id: newId(), name, ownerId: id, title: name, text: MAP } });
  return name;
}
const fileFor = async ({ id, people }: Cast) => {
  const desk = await readDesk(people.master, { id });
  if (!desk.ok) throw new Error(desk.error.code);
  return desk.value;
};

/** By the door's name, with what is asked of it where it can be asked for several things. */
const CASES: Record<string, Case> = {
  open: { input: () => ({ map: "standard", runBy: "players" }), ...signedIn },
  history: { input: ({ id }) => ({ id }), ...phases },
  enterAbsence: { input: () => ({ first: "2099-01-02", last: "2099-01-03" }), ...away },
  // Somebody else's does nothing: see below.
  removeAbsence: { input: () => ({ id: "somebodys" }), ...away },
  renewCalendar: { input: () => ({}), ...away },
  stopCalendar: { input: () => ({}), ...away },
  calendar: {
    input: async ({ people: { player } }) => {
      await renewCalendar(player!);
      return { name: (await readCalendarLink(player!))!.split("/").at(-1) };
    },
    all: ok(),
  },
  acts: {
    input: ({ id }) => ({ id }),
    all: "acts/not_yours",
    but: { player: ok(), otherPlayer: ok(), observer: ok(), omniscient: ok(), master: ok(), nobody: SIGN_IN },
  },
  "export json": { input: ({ id }) => ({ id, what: "json" }), ...phases },
  "export results": { input: ({ id }) => ({ id, what: "results" }), ...phases },
  "export summary": { input: ({ id }) => ({ id, what: "summary" }), all: ok() },
  "export status": {
    input: ({ id }) => ({ id, what: "status" }),
    all: "export/not_yours",
    but: { master: ok("moved", "ordered", "message", "word") },
  },
  act: {
    input: ({ id }) => ({ id, moveId: newId(), act: { to: "game", intent: { type: "list", on: true } } }),
    ...masters("ok"),
  },
  foresee: {
    input: async (cast) => ({ id: cast.id, to: (await fileFor(cast)).points[0]!.seq, keep: true }),
    ...masters("ok"),
  },
  saveStatus: {
    input: async (cast) => {
      const { mark, file } = await fileFor(cast);
      return { id: cast.id, moveId: newId(), mark, text: `${file.trimEnd()}\nMSG Well met\n` };
    },
    ...masters(ok("moved", "ordered", "message", "word")),
  },
  import: { input: () => ({ text: FILE }), ...signedIn },
  pressRoom: {
    input: ({ id }) => ({ id }),
    all: ok(),
    but: { player: ok("letter") },
  },
  press: { input: ({ id }) => ({ id }), ...letters },
  pressLog: { input: ({ id }) => ({ id }), ...letters },
  receipts: { input: ({ id }) => ({ id }), all: ok(), but: { player: ok("ordered"), nobody: SIGN_IN } },
  saveMap: {
    input: async ({ people: { player } }) => ({ name: await ownMap(player!), text: MAP, basedOn: 1 }),
    ...ownMaps,
  },
  publishMap: {
    input: async ({ people: { player } }) => ({ name: await ownMap(player!), published: false }),
    ...ownMaps,
  },
  deleteMap: {
    input: async ({ people: { player } }) => ({ name: await ownMap(player!) }),
    ...ownMaps,
  },
};

const sessionOf = (member: Member): Session => ({ id: newId(), member, provedAt: null }) as unknown as Session;

let cast: Cast;
beforeAll(async () => {
  cast = await castOf();
});
afterAll(closePool);

async function ask(row: string, role: Role): Promise<Answer> {
  const member = cast.people[role];
  const asking: Asking = { member, session: member && sessionOf(member), address: newId(), deviceId: null };
  const asked = diplomacyDoors[row.split(" ")[0] as DoorName] as unknown as Door<unknown, unknown>;
  const answer = await enter(asked, asking, await CASES[row]!.input(cast));
  return answer.ok ? ok(...told(answer.value)) : answer.error.code;
}

test("every door has its row", () => {
  const doors = new Set(Object.keys(CASES).map((row) => row.split(" ")[0]));
  expect([...doors].toSorted()).toEqual(Object.keys(diplomacyDoors).toSorted());
});

test.each(Object.keys(CASES))("%s: who is answered what, and which secrets it tells", async (row) => {
  const { all, but } = CASES[row]!;
  const expected = Object.fromEntries(ROLES.map((role) => [role, but?.[role] ?? all]));
  const answers: Partial<Record<Role, Answer>> = {};
  for (const role of ROLES) answers[role] = await ask(row, role);
  expect(answers).toEqual(expected);
});

test("what is somebody's own is changed by nobody else", async () => {
  const player = cast.people.player!;
  const absences = () => prisma().absence.findMany({ where: { userId: player.id } });
  const link = await readCalendarLink(player);
  const before = await absences();
  expect(before).toHaveLength(1);
  for (const role of ROLES.filter((one) => one !== "player")) {
    const member = cast.people[role];
    const asking: Asking = { member, session: member && sessionOf(member), address: newId(), deviceId: null };
    await enter(diplomacyDoors.removeAbsence, asking, { id: before[0]!.id });
    await enter(diplomacyDoors.renewCalendar, asking, {});
    await enter(diplomacyDoors.stopCalendar, asking, {});
  }
  expect(await absences()).toEqual(before);
  expect(await readCalendarLink(player)).toBe(link);
});

test("a letter is written by whoever is offered to write as its sender, and by nobody else", async () => {
  const { id, people } = cast;
  const offered = new Map<Role, string[]>();
  for (const role of ROLES) {
    const room = await readPressRoom(people[role], { id });
    if (!room.ok) throw new Error(room.error.code);
    offered.set(
      role,
      room.value.desks.map(({ party }) => party),
    );
  }
  const [own, other] = [offered.get("player")!, offered.get("otherPlayer")!];
  expect([own, other, offered.get("master")]).toEqual([["p:FRANCE"], ["p:GERMANY"], ["m"]]);
  for (const role of ["otherMaster", "guest", "nobody"] as const) expect(offered.get(role)).toEqual([]);
  for (const role of ROLES)
    for (const from of new Set([...offered.values()].flat())) {
      const letter = {
        tableId: id,
        id: newId(),
        from,
        to: "all" as const,
        sign: { kind: "own" as const },
        quiet: false,
      };
      const sent = await sendPress(people[role], { ...letter, text: "Well met" });
      const refusal = people[role] === null ? "press/sign_in" : "press/not_yours";
      expect(sent.ok ? "sent" : sent.error.code, `${role} as ${from}`).toBe(
        offered.get(role)!.includes(from) ? "sent" : refusal,
      );
    }
});
