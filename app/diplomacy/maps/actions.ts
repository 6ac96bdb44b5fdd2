"use server";
import { redirect } from "next/navigation";
import type { Saved } from "@/components/diplomacy/maps/map-editor";
import type { Refusal } from "@/lib/engine/kernel/result";
import { diplomacyDoors } from "@/lib/services/doors/diplomacy";
import { through } from "@/lib/web/form-door";
import { pageOf } from "@/lib/web/page-of";

const mapPage = (name: unknown): string => pageOf("/diplomacy/maps", name);

/** Saves a map; what was typed stays with the editor whatever the answer. */
export async function saveMap(given: unknown): Promise<Saved> {
  const saved = await through(diplomacyDoors.saveMap, given, { changes: ["/diplomacy/maps"] });
  return saved.ok ? saved.value.value : { problem: saved.error };
}

/** Puts a map on the list of trial maps or takes it off; why not, if it was refused. */
export async function setPublished(name: unknown, published: unknown): Promise<Refusal | null> {
  const way = { comeBackTo: mapPage(name), changes: [mapPage(name), "/diplomacy/maps"] };
  const done = await through(diplomacyDoors.publishMap, { name, published }, way);
  return done.ok ? null : done.error;
}

export async function removeMap(name: unknown): Promise<Refusal | null> {
  const way = { comeBackTo: mapPage(name), changes: ["/diplomacy/maps"] };
  const done = await through(diplomacyDoors.deleteMap, { name }, way);
  return done.ok ? redirect("/diplomacy/maps") : done.error;
}
