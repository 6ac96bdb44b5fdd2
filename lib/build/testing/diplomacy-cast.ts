import type { Member } from "@/lib/auth/policy";
import type { SendPress } from "@/lib/contracts/press";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { powerOf } from "@/lib/engine/diplomacy/game/state";
import { OpenGame, openGame } from "@/lib/services/diplomacy/open-game";
import { sendPress } from "@/lib/services/diplomacy/press/send-press";
import { tickTable } from "@/lib/services/tables/tick-tables";
import { makeMember } from "./club";
import { moveOf, sitDown, stateOf } from "./diplomacy";

/** Everybody who may come to a door of a game, and what they are to it. */
export const ROLES = [
  ...(["player", "otherPlayer", "observer", "omniscient"] as const),
  ...(["master", "otherMaster", "guest", "nobody"] as const),
] as const;
export type Role = (typeof ROLES)[number];

/** What some know of the game and others must not learn, and how it would show in whatever is answered. */
export const SECRETS = {
  /** Where the player's army went in the phase that was played; nobody else's units see it. */
  moved: /\bPIC\b|Picardy/,
  /** What the player has ordered in the phase that is played. */
  ordered: /\bGAS\b|Gascony/,
  /** What the master has written on the player's page. */
  message: /kittiwake/,
  /** What the player has written to Italy. */
  letter: /guillemot/,
  /** The word of the game. */
  word: /nightjar/i,
} as const;
export type Secret = keyof typeof SECRETS;

/** The secrets that an answer gives away. */
export const told = (answer: unknown): Secret[] => {
  const text = JSON.stringify(answer) ?? "";
  return (Object.keys(SECRETS) as Secret[]).filter((secret) => SECRETS[secret].test(text));
};

export type Cast = {
  id: string;
  /** Null: whoever is not signed in. */
  people: Readonly<Record<Role, Member | null>>;
  /** The seats of the player and of the other one. */
  seats: { player: number; otherPlayer: number };
};

/**
 * A blind game in its second phase with one of each role at it: the player plays France, the other player Germany. It holds
 * each of the `SECRETS`.
 */
export async function castOf(): Promise<Cast> {
  const [master, observer, omniscient, otherMaster, visitor] = await Promise.all(
    ["gm", "observer", "omni", "othergm", "guest"].map((stem) => makeMember(stem)),
  );
  const members = await Promise.all(Array.from({ length: 7 }, () => makeMember("power")));
  const open = async (host: Member, rules: string[]) => {
    const wanted = { map: "standard", runBy: "master", timing: ["NEXT 1D"], zone: "UTC", rules };
    const opened = await openGame(host, OpenGame.parse(wanted), newId());
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    return opened.value.id;
  };
  const id = await open(master!, ["BLIND"]);
  await open(otherMaster!, []);
  await prisma().user.update({ where: { id: visitor!.id }, data: { guest: true } });
  const guest = { ...visitor!, guest: true };
  const must = async (refusal: Promise<string | null>) => {
    const code = await refusal;
    if (code !== null) throw new Error(code);
  };
  const asMaster = (intent: object) => must(moveOf(id, master!, "master", { to: "game", intent }));
  await sitDown(id, members);
  await asMaster({ type: "start" });
  await tickTable(id, Date.now() + 60_000);
  for (const [user, office] of [
    [observer!, "observer"],
    [omniscient!, "omniscient"],
  ] as const) {
    await must(moveOf(id, master!, "master", { to: "table", intent: { type: "invite", user: user.id, office } }));
    await must(moveOf(id, user, "visitor", { to: "table", intent: { type: "take_office", office } }));
  }
  const seatOf = async (power: string) => powerOf(await stateOf(id), power)!.seat!;
  const seats = { player: await seatOf("FRANCE"), otherPlayer: await seatOf("GERMANY") };
  const player = members[seats.player]!;
  const order = (text: string) =>
    must(moveOf(id, player, seats.player, { to: "game", intent: { type: "orders", text } }));
  await order("A PAR - PIC");
  await asMaster({ type: "process", force: true });
  await order("F BRE - GAS");
  await asMaster({ type: "messages", power: "FRANCE", lines: ["The kittiwake nests early"] });
  await asMaster({ type: "private", word: "nightjar" });
  const letter: SendPress = {
    ...{ tableId: id, id: newId(), from: "p:FRANCE", to: ["p:ITALY"], sign: { kind: "own" }, quiet: false },
    text: "The guillemot is at sea",
  };
  const sent = await sendPress(player, letter);
  if (!sent.ok) throw new Error(sent.error.code);
  const people = {
    ...{ player, otherPlayer: members[seats.otherPlayer]!, observer: observer!, omniscient: omniscient! },
    ...{ master: master!, otherMaster: otherMaster!, guest, nobody: null },
  };
  return { id, people, seats };
}
