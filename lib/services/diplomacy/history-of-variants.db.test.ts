import { afterAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { moveOf, openedGame, sitDown, stateOf } from "@/lib/build/testing/diplomacy";
import { prisma } from "@/lib/db/client";
import { closePool } from "@/lib/db/pool";
import { emptyOutbox } from "../notices/empty-outbox";
import { tickTable } from "../tables/tick-tables";
import { readHistory } from "./read-history";

afterAll(closePool);

/** A game of a kind in which the first two powers have written something, with its first movement phase played. */
async function played(variant: "payola" | "crystal", rules: string[] = []) {
  const [master, ...members] = await Promise.all(Array.from({ length: 8 }, () => makeMember("reader of kinds")));
  const id = await openedGame(master!, { runBy: "master", variant, rules: ["NO_PRESS", ...rules] });
  await sitDown(id, members);
  await tickTable(id, Date.now() + 60_000);
  const { powers, position } = await stateOf(id);
  for (const seat of [0, 1]) {
    const power = powers.find((one) => one.seat === seat)!.name;
    const unit = position.units.find((one) => one.power === power)!;
    const text = `${variant === "payola" ? "5 : " : ""}${unit.type} ${unit.at} H`;
    const request = { to: "game" as const, intent: { type: "orders", text } };
    expect(await moveOf(id, members[seat]!, seat, request)).toBeNull();
  }
  const process = { to: "game" as const, intent: { type: "process", force: true } };
  while ((await stateOf(id)).position.phase.season === "SPRING")
    expect(await moveOf(id, master!, "master", process)).toBeNull();
  const nameOf = (seat: number) => powers.find((one) => one.seat === seat)!.name;
  const notices = async (member: Member) => {
    while ((await emptyOutbox()) > 0);
    const rows = await prisma().notice.findMany({ where: { userId: member.id, tableId: id } });
    return rows.map(({ kind, data }) => ({ kind, data: data as Record<string, unknown> }));
  };
  const read = async (actor: Member | null) => {
    const history = await readHistory(actor, { id });
    if (!history.ok) throw new Error(history.error.code);
    return history.value.phases[0]!;
  };
  return { id, master: master!, members, nameOf, read, notices };
}

test("statements of a phase are their power's and the master's, and nobody else's", async () => {
  const { master, members, nameOf, read } = await played("payola");
  const own = await read(members[0]!);
  expect(Object.keys(own.money!.statements)).toEqual([nameOf(0)]);
  expect(Object.keys(own.money!.balances)).toEqual([nameOf(0)]);
  expect([own.money!.units, own.money!.totals]).toEqual([undefined, undefined]);
  expect((await read(null)).money).toBeUndefined();
  const all = await read(master);
  expect(Object.keys(all.money!.statements)).toHaveLength(7);
  expect(all.money!.units).toHaveLength(22);
});

test("what became of a list is its writer's, and under PUBLIC_LISTS everybody's", async () => {
  const { members, nameOf, read } = await played("crystal");
  expect(Object.keys((await read(members[1]!)).lists!.notes)).toEqual([nameOf(1)]);
  expect((await read(null)).lists).toBeUndefined();
  const open = await played("crystal", ["PUBLIC_LISTS"]);
  expect(Object.keys((await open.read(null)).lists!.notes)).toHaveLength(7);
});

test("notices tell of a statement, of lines that did not count, and of money that was given, each whom it concerns", async () => {
  const { id, members, nameOf, notices } = await played("payola");
  const treasury = (await stateOf(id)).powers.find(({ name }) => name === nameOf(0))!.purse!.funds;
  const gift = { type: "give" as const, to: nameOf(1), amount: 3, treasury };
  expect(await moveOf(id, members[0]!, 0, { to: "game", intent: gift })).toBeNull();
  const told: Awaited<ReturnType<typeof notices>>[] = [];
  for (const member of members.slice(0, 3)) told.push(await notices(member));
  // Everybody has money, and so a statement.
  expect(told.map((rows) => rows.filter(({ kind }) => kind === "results").map(({ data }) => data.statement))).toEqual([
    [true],
    [true],
    [true],
  ]);
  const given = told.map((rows) => rows.filter(({ kind }) => kind === "coins_given").map(({ data }) => data));
  expect(given.map((rows) => rows.map(({ power, count }) => [power, count]))).toEqual([[], [[nameOf(0), 3]], []]);
});
