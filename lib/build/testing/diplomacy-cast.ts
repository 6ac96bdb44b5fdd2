import type { Member } from "@/lib/auth/policy";
import type { SendPress } from "@/lib/contracts/press";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { powerOf } from "@/lib/engine/diplomacy/game/state";
import type { Variant } from "@/lib/engine/diplomacy/rules/expand";
import { exportGame } from "@/lib/services/diplomacy/master/export-game";
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
export const told = (answer: unknown): Secret[] => toldOf(SECRETS, answer);

/** The same of other secrets. */
export function toldOf<S extends string>(secrets: Readonly<Record<S, RegExp>>, answer: unknown): S[] {
  const text = JSON.stringify(answer) ?? "";
  return (Object.keys(secrets) as S[]).filter((secret) => secrets[secret].test(text));
}

export type Cast = {
  id: string;
  /** Null: whoever is not signed in. */
  people: Readonly<Record<Role, Member | null>>;
  /** The seats of the player and of the other one. */
  seats: { player: number; otherPlayer: number };
};

/** A game that has begun, with one of each role at it: the player plays France, the other player Germany. */
async function gathered(given: { rules: string[]; variant?: Variant }) {
  const [master, observer, omniscient, otherMaster, visitor] = await Promise.all(
    ["gm", "observer", "omni", "othergm", "guest"].map((stem) => makeMember(stem)),
  );
  const members = await Promise.all(Array.from({ length: 7 }, () => makeMember("power")));
  const open = async (host: Member, more: object) => {
    const wanted = { map: "standard", runBy: "master", timing: ["NEXT 1D"], zone: "UTC", rules: [], ...more };
    const opened = await openGame(host, OpenGame.parse(wanted), newId());
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    return opened.value.id;
  };
  const id = await open(master!, given);
  await open(otherMaster!, {});
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
  const asPlayer = (intent: object) => must(moveOf(id, player, seats.player, { to: "game", intent }));
  const people = {
    ...{ player, otherPlayer: members[seats.otherPlayer]!, observer: observer!, omniscient: omniscient! },
    ...{ master: master!, otherMaster: otherMaster!, guest, nobody: null },
  };
  return { cast: { id, people, seats }, player, asMaster, asPlayer };
}

/** A blind game in its second phase. It holds each of the `SECRETS`. */
export async function castOf(): Promise<Cast> {
  const { cast, player, asMaster, asPlayer } = await gathered({ rules: ["BLIND"] });
  await asPlayer({ type: "orders", text: "A PAR - PIC" });
  await asMaster({ type: "process", force: true });
  await asPlayer({ type: "orders", text: "F BRE - GAS" });
  await asMaster({ type: "messages", power: "FRANCE", lines: ["The kittiwake nests early"] });
  await asMaster({ type: "private", word: "nightjar" });
  const letter: SendPress = {
    ...{ tableId: cast.id, id: newId(), from: "p:FRANCE", to: ["p:ITALY"], sign: { kind: "own" }, quiet: false },
    text: "The guillemot is at sea",
  };
  const sent = await sendPress(player, letter);
  if (!sent.ok) throw new Error(sent.error.code);
  return cast;
}

/** What the player alone has written, owns and gave away in a game of Payola, or of Crystal Ball. */
export const VARIANT_SECRETS = {
  payola: {
    /** What was offered in the phase that was played, and what is offered now. */
    offered: /dotterel/,
    offers: /whimbrel/,
    /** What was and what is in the treasury. */
    treasury: /\b404\d\d\b/,
    /** What it gave to Italy. */
    gift: /\b313\b/,
    accepts: /TIGRE/,
  },
  crystal: {
    /** Lines of the lists that was carried out, that is carried out next, and that is written: for units that are not there. */
    played: /NAF - TUN/,
    sooner: /SYR - ARM/,
    later: /LVN - MOS/,
  },
} as const;

/** A game of Payola or of Crystal Ball in its second phase, previewed by its master. It holds each of its `VARIANT_SECRETS`. */
export async function variantCastOf(variant: Variant): Promise<Cast> {
  const { cast, asMaster, asPlayer } = await gathered({ rules: [], variant });
  const write = (text: string) => asPlayer({ type: "orders", text });
  if (variant === "crystal") {
    await write("A NAF - TUN");
    await asMaster({ type: "process", force: true });
    await write("A SYR - ARM");
    while ((await stateOf(cast.id)).position.phase.season === "SPRING")
      await asMaster({ type: "process", force: true });
    await write("A LVN - MOS");
    await asMaster({ type: "preview" });
    return cast;
  }
  await asMaster({ type: "edit", text: await withFunds(cast, 40420) });
  await write("7 : A PAR - PIC % dotterel");
  await asMaster({ type: "process", force: true });
  await asPlayer({ type: "give", to: "ITALY", amount: 313, treasury: 40413 });
  await asMaster({ type: "edit", text: await withFunds(cast, 40499) });
  await asPlayer({ type: "acceptance", list: "TIGREFA" });
  await write("6 : F BRE - MAO % whimbrel");
  await asMaster({ type: "preview" });
  return cast;
}

/** The status file of a game with so much in the player's treasury. */
async function withFunds({ id, people }: Cast, funds: number): Promise<string> {
  const file = await exportGame(people.master, { id, what: "status" });
  if (!file.ok) throw new Error(file.error.code);
  const [before = "", after = ""] = file.value.text.split(/(?<=^FRANCE$)/m);
  return before + after.replace(/^FUNDS .*$/m, `FUNDS $${funds}`);
}
