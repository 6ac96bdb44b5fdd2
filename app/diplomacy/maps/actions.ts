"use server";
import { redirect } from "next/navigation";
import type { Saved } from "@/components/diplomacy/maps/map-editor";
import type { Refusal } from "@/lib/engine/kernel/result";
import { diplomacyDoors } from "@/lib/services/doors/diplomacy";
import { through } from "@/lib/web/form-door";

const pageOf = (name: unknown): string =>
  typeof name === "string" ? `/diplomacy/maps/${encodeURIComponent(name)}` : "/diplomacy/maps";

/** Saves a map; what was typed stays with the editor whatever the answer. */
export async function saveMap(given: unknown): Promise<Saved> {
  const saved = await through(diplomacyDoors.saveMap, given, { changes: ["/diplomacy/maps"] });
  return saved.ok ? saved.value.value : { problem: saved.error };
}

/** Puts a map on the list of trial maps or takes it off; why not, if it was refused. */
export async function setPublished(name: unknown, published: unknown): Promise<Refusal | null> {
  const way = { comeBackTo: pageOf(name), changes: [pageOf(name), "/diplomacy/maps"] };
  const done = await through(diplomacyDoors.publishMap, { name, published }, way);
  return done.ok ? null : done.error;
}

export async function removeMap(name: unknown): Promise<Refusal | null> {
  const way = { comeBackTo: pageOf(name), changes: ["/diplomacy/maps"] };
  const done = await through(diplomacyDoors.deleteMap, { name }, way);
  return done.ok ? redirect("/diplomacy/maps") : done.error;
}
