import { readdirSync, readFileSync } from "node:fs";
import type { PlayReport } from "@/lib/contracts/play-report";
import { prisma } from "@/lib/db/client";
import { keepConfig } from "@/lib/db/config-store";
import { newId } from "@/lib/db/ids";
import { readHouseReports } from "./house-reports";
import { type SoundBody, soundBody } from "./sound-body";

export const HOUSE = "lib/engine/cards/templates";

/**
 * Puts the house's games on the shelf: each file of the engine's `templates/` under its name, published, without an
 * owner; a file that changed becomes a new version. What bots found of a game comes with it. May run at every start, in several processes at once.
 */
export async function seedTemplates(folder = HOUSE): Promise<{ slug: string; version: number; changed: boolean }[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const reports = readHouseReports();
  const seeded = [];
  for (const file of files.sort()) {
    const slug = file.slice(0, -".json".length);
    const sound = soundBody(readFileSync(`${folder}/${file}`, "utf8"));
    if (!sound.ok) throw new Error(`The house's template ${file} is unsound: ${JSON.stringify(sound.error.data)}`);
    const told = reports[slug];
    const report = told?.hash === sound.value.hash ? told.report : undefined;
    seeded.push({ slug, ...(await shelve(slug, sound.value, report)) });
  }
  return seeded;
}

async function shelve(
  slug: string,
  { name, hash, body, facts, source }: SoundBody,
  report: PlayReport | undefined,
): Promise<{ version: number; changed: boolean }> {
  return prisma().$transaction(async (tx) => {
    // A member who had the address first makes room: the house's games are found under their own names.
    const aside = `${slug}-${newId().slice(0, 5)}`;
    await tx.template.updateMany({ where: { slug, ownerId: { not: null } }, data: { slug: aside } });
    await tx.template.createMany({ data: [{ id: newId(), slug, name, published: true }], skipDuplicates: true });
    await tx.$queryRaw`SELECT 1 FROM "Template" WHERE slug = ${slug} FOR UPDATE`;
    const template = await tx.template.findUniqueOrThrow({ where: { slug } });
    const latest = await tx.templateVersion.findFirst({
      where: { templateId: template.id },
      orderBy: { number: "desc" },
    });
    if (latest?.hash === hash) return { version: latest.number, changed: false };
    const version = (latest?.number ?? 0) + 1;
    await keepConfig({ world: "cards", hash, body }, tx);
    const data = { id: newId(), templateId: template.id, number: version, hash, facts, source, report };
    await tx.templateVersion.create({ data });
    await tx.template.update({ where: { id: template.id }, data: { name, published: true, deletedAt: null } });
    return { version, changed: true };
  });
}
