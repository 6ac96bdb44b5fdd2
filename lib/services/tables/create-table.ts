import { randomBytes } from "node:crypto";
import { z } from "zod";
import { canSeeWork, type Member } from "@/lib/auth/policy";
import type { TableSummary } from "@/lib/contracts/table-card";
import type { WorldName } from "@/lib/contracts/worlds";
import { prisma } from "@/lib/db/client";
import { keepConfig } from "@/lib/db/config-store";
import { newId } from "@/lib/db/ids";
import { ENVELOPE_VERSION } from "@/lib/engine/kernel/envelope";
import { HashChain } from "@/lib/engine/kernel/fairness";
import { observe } from "@/lib/engine/kernel/fold";
import type { UserId } from "@/lib/engine/kernel/game";
import { beginning } from "@/lib/engine/kernel/match";
import { SeededRandom } from "@/lib/engine/kernel/random";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { englishName, freeHouseName } from "@/lib/engine/kernel/table/house-name";
import { Settings, type TableEvent } from "@/lib/engine/kernel/table/vocabulary";
import { readPeople } from "@/lib/live/people";
import { worldOf } from "@/lib/worlds";
import type { World } from "@/lib/worlds/world";
import { listMyTables } from "./list-tables";
import { summaryOf } from "./table-head";
import { tellWaiting } from "./tell-waiting";

export const CreateTable = z.object({
  /** Which version of which template is played: a table keeps it for good. */
  templateVersionId: z.string().min(1),
  /** The choice of each of the game's variants, by its place; of those that are not named the game's own. */
  choices: z.array(z.number().int().min(0).max(99)).max(32).default([]),
  seats: z.number().int().min(1).max(48),
  /** Without a name the house names it. */
  settings: Settings.omit({ houseName: true, houseRun: true }).partial({
    name: true,
    graceSeconds: true,
    botMillis: true,
  }),
  /** How many of the other seats bots take at once. */
  bots: z.number().int().min(0).max(47).default(0),
  /** Whoever opens it is its master, and does not play. */
  asMaster: z.boolean().default(false),
});
export type CreateTable = z.input<typeof CreateTable>;
/** A table of a configuration that comes from no template. */
export type CreateTableOf = Omit<CreateTable, "templateVersionId" | "choices"> & {
  world: WorldName;
  body: unknown;
  /** What the table is called by where nobody names it; else by its world. */
  called?: string;
  /** Facts of the game that hold from the beginning and stand in no configuration, such as a word that joining needs. */
  facts?: readonly unknown[];
};

/** How long, in seconds, somebody may be away before a bot stands in: where nobody is hurried, somewhat longer. */
const GRACE = { limited: 60, unlimited: 180 } as const;

/** What is played at a table: a configuration of a world, and what lists call it. */
type Played = {
  world: World;
  config: { hash: string; body: unknown };
  label: TableSummary["game"];
  called?: string | undefined;
  templateVersionId: string | null;
  facts?: readonly unknown[];
};

/**
 * Opens a table of a template's version. Its opener is the host and sits down next, like everybody: the anchor of the
 * table's chance has to be public before any share is given. `network`: where a guest asks from. Refuses
 * `table/no_template`, `table/no_such_choice`, `table/seat_count`, `table/no_such_office`, `table/needs_master`, `table/no_stakes`, `table/malformed`.
 */
export async function createTable(
  member: Member,
  given: CreateTable,
  network: string | null = null,
): Promise<Result<{ id: string }, Refusal>> {
  const parsed = CreateTable.safeParse(given);
  if (!parsed.success) return refuse("table/malformed", { issues: parsed.error.issues.map((issue) => issue.message) });
  const { templateVersionId } = parsed.data;
  const version = await prisma().templateVersion.findUnique({
    where: { id: templateVersionId },
    select: {
      world: true,
      config: { select: { hash: true, body: true } },
      template: { select: { slug: true, name: true, published: true, ownerId: true, deletedAt: true } },
    },
  });
  if (!version || version.template.deletedAt || !canSeeWork(version.template, member))
    return refuse("table/no_template");
  const { slug, name } = version.template;
  const world = worldOf(version.world);
  const config = await configWith(world, version.config, parsed.data.choices);
  if (!config) return refuse("table/no_such_choice");
  const opener = { id: newId(), member, network, keeps: [] };
  return open(opener, { world, config, label: { slug, name }, templateVersionId }, parsed.data);
}

/** The configuration with these choices of its variants, kept; null: there is no such choice. */
async function configWith(
  world: World,
  config: Played["config"],
  choices: readonly number[],
): Promise<Played["config"] | null> {
  if (choices.length === 0) return config;
  const body = world.withChoices?.(config.body, choices) ?? null;
  const hash = body === null ? null : hashOf(world, body);
  if (hash === null) return null;
  if (hash !== config.hash) await keepConfig({ world: world.name, hash, body }, prisma());
  return { hash, body };
}

/**
 * Opens a table of a configuration that comes from no template. Refuses what `createTable` refuses, and `table/config`
 * where the world cannot read it.
 */
export async function createTableOf(
  member: Member,
  { world: name, body, called, facts = [], ...given }: CreateTableOf,
  network: string | null = null,
): Promise<Result<{ id: string }, Refusal>> {
  const parsed = CreateTable.omit({ templateVersionId: true, choices: true }).safeParse(given);
  if (!parsed.success) return refuse("table/malformed", { issues: parsed.error.issues.map((issue) => issue.message) });
  const world = worldOf(name);
  const hash = hashOf(world, body);
  if (hash === null) return refuse("table/config");
  await keepConfig({ world: name, hash, body }, prisma());
  const label = { slug: null, name: world.title };
  return open(
    { id: newId(), member, network, keeps: [] },
    { world, config: { hash, body }, label, called, templateVersionId: null, facts },
    parsed.data,
  );
}

/** A table that the house opens for these people, who have its seats in their order. */
export type HouseTable = {
  readonly id: string;
  readonly world: WorldName;
  /** A configuration that is kept. */
  readonly configHash: string;
  readonly templateVersionId: string | null;
  readonly users: readonly UserId[];
  readonly name: string;
  readonly moveSeconds: number | null;
};

/**
 * Opens a table that nobody hosts: it begins when all have taken the seats that are kept for them. Opened again under the same id
 * it is the same one. Refuses `table/config` and `table/seat_count`.
 */
export async function createHouseTable(given: HouseTable): Promise<Result<{ id: string }, Refusal>> {
  const { id, world: name, configHash, templateVersionId, users, moveSeconds } = given;
  if ((await prisma().table.count({ where: { id } })) > 0) return ok({ id });
  const config = await prisma().gameConfig.findUnique({ where: { world_hash: { world: name, hash: configHash } } });
  const world = worldOf(name);
  if (!config || hashOf(world, config.body) === null) return refuse("table/config");
  const label = await labelOf(world, templateVersionId);
  const settings = { name: given.name, public: true, entry: "closed", moveSeconds, houseRun: true } as const;
  const opener = { id, member: null, network: null, keeps: users };
  const wanted = { seats: users.length, bots: 0, asMaster: false, settings };
  try {
    return await open(opener, { world, config, label, templateVersionId }, wanted);
  } catch (error) {
    // Somebody was quicker.
    if ((await prisma().table.count({ where: { id } })) > 0) return ok({ id });
    throw error;
  }
}

async function labelOf(world: World, templateVersionId: string | null): Promise<TableSummary["game"]> {
  if (templateVersionId === null) return { slug: null, name: world.title };
  const { template } = await prisma().templateVersion.findUniqueOrThrow({
    where: { id: templateVersionId },
    select: { template: { select: { slug: true, name: true } } },
  });
  return template;
}

/** What the house calls a new table: as none of its opener's is called yet, and not by them where nobody is named. */
async function houseNameFor(
  member: Member | null,
  game: string,
  anonymous = false,
): Promise<Pick<Settings, "name" | "houseName">> {
  const taken = member ? (await listMyTables(member)).map(({ name }) => name) : [];
  const houseName = freeHouseName(anonymous ? null : (member?.nick ?? null), game, taken);
  return { name: englishName(houseName), houseName };
}

/** The hash of the game that a configuration declares; null: it declares none. */
function hashOf(world: World, body: unknown): string | null {
  try {
    return world.load(body).game.hash;
  } catch {
    return null;
  }
}

/** Who opens a table, guests with the network that they ask from; or nobody, for whom the house keeps the seats. */
type Opener = {
  readonly id: string;
  readonly member: Member | null;
  readonly network: string | null;
  readonly keeps: readonly UserId[];
};

type Wanted = Omit<z.output<typeof CreateTable>, "templateVersionId" | "choices" | "settings"> & {
  settings: z.output<typeof CreateTable>["settings"] & Pick<Settings, "houseRun">;
};

async function open(
  { id, member, network, keeps }: Opener,
  { world, config, label, called = label.name, templateVersionId, facts = [] }: Played,
  { seats, bots, asMaster, settings: given }: Wanted,
): Promise<Result<{ id: string }, Refusal>> {
  const grace = GRACE[given.moveSeconds === null ? "unlimited" : "limited"];
  const settings: Settings = {
    ...{ graceSeconds: grace, botMillis: 900, ...given },
    ...(given.name === undefined ? await houseNameFor(member, called, given.anonymous) : { name: given.name }),
  };
  const { game } = world.load(config.body);
  if (seats < game.seats.min || seats > game.seats.max)
    return refuse("table/seat_count", { min: game.seats.min, max: game.seats.max });
  if (asMaster && !game.offices?.includes("master")) return refuse("table/no_such_office");
  if (settings.bet !== undefined && (!world.stakes || member?.guest !== false)) return refuse("table/no_stakes");
  if (settings.anonymous && settings.entry === "request" && !asMaster) return refuse("table/needs_master");

  const moveId = `open:${id}`;
  const now = Date.now();
  const actor = member ? { role: "visitor" as const, user: member.id } : { role: "clock" as const };
  const tableEvents: TableEvent[] = [
    { type: "opened", seats, settings },
    ...(member ? [{ type: "hosted", user: member.id } as const] : []),
    ...(asMaster && member ? [{ type: "office_taken", user: member.id, office: "master" } as const] : []),
    ...Array.from({ length: Math.min(bots, seats - 1) }, (_, i): TableEvent => ({ type: "bot_sat", seat: i + 1 })),
  ];
  // Setting up draws nothing: chance begins with the first deal.
  const setup = game.setup(
    Array.from({ length: seats }, (_, seat) => seat),
    { now, random: new SeededRandom(0), openEpoch: () => new SeededRandom(0) },
  );
  const payloads = [
    ...tableEvents.map((event) => ({ kind: "table" as const, event })),
    ...[...setup, ...facts.map((fact) => game.schema.event.parse(fact))].map((event) => ({
      kind: "game" as const,
      event,
    })),
  ];
  const rows = payloads.map((payload, i) => ({
    ...{ seq: i + 1, epoch: 0, at: now, moveId, actor, payload, aud: 0, news: 0, drew: false },
  }));
  const { after, rows: marked } = observe(game, beginning(game), rows);
  const secret = randomBytes(32);
  const people = await readPeople(member ? [member.id] : []);
  await prisma().$transaction(async (tx) => {
    await tx.table.create({
      data: {
        id,
        world: world.name,
        configHash: config.hash,
        templateVersionId,
        name: settings.name,
        public: settings.public,
        seq: after.seq,
        summary: summaryOf({ world, game, label }, after, people),
        anchor: new HashChain(secret).anchor,
        secret: { create: { secret: secret.toString("hex") } },
        ...(member
          ? {
              openedBy: member.id,
              openedFrom: member.guest ? network : null,
              members: { create: { userId: member.id, named: true } },
            }
          : { keptSeats: { create: keeps.map((userId, seat) => ({ userId, seat })) } }),
      },
    });
    await tx.move.create({ data: { tableId: id, moveId, actor, firstSeq: 1, lastSeq: after.seq, answer: {} } });
    await tx.event.createMany({
      data: marked.map((row) => ({
        tableId: id,
        seq: row.seq,
        epoch: row.epoch,
        at: new Date(row.at),
        moveId,
        actor,
        payload: JSON.parse(JSON.stringify({ v: ENVELOPE_VERSION, ...row.payload })),
        aud: BigInt(row.aud),
        news: BigInt(row.news),
        drew: false,
      })),
    });
    if (member && settings.public && settings.entry === "open" && !settings.anonymous && templateVersionId !== null) {
      const vacant = seats - Number(!asMaster) - Math.min(bots, seats - 1);
      await tellWaiting(tx, { tableId: id, name: settings.name, host: member, templateVersionId, vacant });
    }
  });
  return ok({ id });
}
