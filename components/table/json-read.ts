import type { Json } from "@/lib/engine/kernel/result";

/** Reads fields of a narration's or a refusal's data, which are plain JSON. */
export type Data = { readonly [key: string]: Json };

const isData = (value: Json | undefined): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const asData = (value: Json | undefined): Data => (isData(value) ? value : {});

export const asNumber = (value: Json | undefined): number | null => (typeof value === "number" ? value : null);

export const asText = (value: Json | undefined): string | null => (typeof value === "string" ? value : null);

export const asList = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** How many: of a list or a number. */
export const countOf = (value: Json | undefined): number =>
  Array.isArray(value) ? value.length : (asNumber(value) ?? 0);
