import { readFileSync } from "node:fs";
import type { Member } from "../../auth/policy";
import { signTicket } from "../../auth/ticket";
import { TemplateBody } from "../../contracts/template";
import { prisma } from "../../db/client";
import { keepConfig } from "../../db/config-store";
import { newId } from "../../db/ids";
import { compileTemplate } from "../../engine/cards/compile";
import type { Settings } from "../../engine/kernel/table/vocabulary";
import { createTable } from "../../services/tables/create-table";
import { openHere } from "./accounts";

/** Builders that tests share: members, templates, tables. */

export async function makeMember(stem: string): Promise<Member> {
  const id = newId();
  const nick = `${stem}${id.slice(0, 8)}`;
  await prisma().user.create({ data: { id, nick, nickKey: nick.toLowerCase() } });
  return { id, nick, guest: false, admin: false, roles: [] };
}

/** Begins a session for a member and returns its id. */
export const sessionFor = ({ id }: Pick<Member, "id">): Promise<string> =>
  openHere({ userId: id }, { deviceId: id, address: "unknown" });

/** Tickets of a session of a member, begun with the first; one that could not begin is tried again with the next. */
export function ticketFor(member: Member): () => Promise<string> {
  let session: Promise<string> | undefined;
  return async () => {
    session ??= sessionFor(member);
    session.catch(() => {
      session = undefined;
    });
    return signTicket(await session);
  };
}

/** The id of a stored version of one of the house's templates, by its file's name, or of a changed copy. */
export async function makeVersion(
  slug: string,
  change: (file: { opts: Record<string, unknown> }) => void = () => {},
): Promise<string> {
  const body = JSON.parse(readFileSync(`lib/engine/cards/templates/${slug}.json`, "utf8"));
  change(body);
  return storeVersion(slug, body);
}

/** Puts a card game on the shelf: a template of one version. */
async function storeVersion(slug: string, body: object): Promise<string> {
  const compiled = compileTemplate(body);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  const { hash, template } = compiled.value;
  await keepConfig({ world: "cards", hash, body: TemplateBody.parse(template) }, prisma());
  const versionId = newId();
  await prisma().template.create({
    data: {
      id: newId(),
      slug: `${slug}-${versionId}`,
      name: `Test ${versionId.slice(0, 6)}`,
      published: true,
      versions: { create: { id: versionId, number: 1, hash } },
    },
  });
  return versionId;
}

/** Takes the tables of other tests out of the lobby for good: their database is the same, and sidecars may still mark people away there. */
export async function clearLobby(): Promise<void> {
  await prisma().table.updateMany({ data: { closedAt: new Date() } });
}

/** Opens a table for a host, who does not sit yet. */
export async function openTable(
  host: Member,
  versionId: string,
  seats: number,
  settings: Partial<Settings> = {},
  bots = 0,
): Promise<string> {
  const opened = await createTable(host, {
    templateVersionId: versionId,
    seats,
    bots,
    settings: { name: "Test", public: true, entry: "open", moveSeconds: null, ...settings },
  });
  if (!opened.ok) throw new Error(`No table: ${opened.error.code}`);
  return opened.value.id;
}
