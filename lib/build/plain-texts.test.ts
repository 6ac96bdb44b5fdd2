import { expect, test } from "vitest";
import { type ZodType, z } from "zod";
import { SOCKET_INPUTS } from "../contracts/live";
import { DOORS } from "../services/doors";

/**
 * What a member writes and others read passes `plainText`: nothing in it is unseen or turns what stands round it. Every text that a
 * door or a socket takes is tried, so that a new field is either plain or told here as what nobody else is shown as it came.
 */

/** A text that is none of a form of its own: with what turns the direction and what is not seen. */
const TRICKS = ["ab\u202ecd efgh", "ab\u200b\u2066cd-efgh"];
const TRICKY = /[\u202a-\u202e\u2066-\u2069\u200b]/;

type Def = {
  type: string;
  shape?: Record<string, ZodType>;
  element?: ZodType;
  valueType?: ZodType;
  innerType?: ZodType;
  getter?: () => ZodType;
  in?: ZodType;
  out?: ZodType;
  left?: ZodType;
  right?: ZodType;
  options?: readonly ZodType[];
  items?: readonly ZodType[];
};
const defOf = (schema: ZodType): Def => (schema as unknown as { _zod: { def: Def } })._zod.def;

/** Where texts begin: what is done to them further on belongs to the same one. */
const beginsWithText = (schema: ZodType): boolean => {
  const { type, in: first, innerType } = defOf(schema);
  // What is looked at elsewhere may be a text, too.
  if (type === "string" || type === "unknown") return true;
  if (type === "pipe" && first) return beginsWithText(first);
  return ["optional", "nullable", "default", "catch", "prefault", "readonly", "nonoptional"].includes(type) && innerType
    ? beginsWithText(innerType)
    : false;
};

/** The texts that a schema takes, each by its way through it. */
function textsIn(schema: ZodType, way: string, seen = new Set<ZodType>()): [string, ZodType][] {
  if (beginsWithText(schema)) return [[way, schema]];
  if (seen.has(schema)) return [];
  const on = new Set([...seen, schema]);
  const { shape, element, valueType, innerType, getter, in: first, left, right, options, items } = defOf(schema);
  const parts: [string, ZodType | undefined][] = [
    ...Object.entries(shape ?? {}).map(([name, part]): [string, ZodType] => [`${way} ${name}`, part]),
    ...[element, valueType].map((part): [string, ZodType | undefined] => [`${way} []`, part]),
    ...[innerType, getter?.(), first, left, right, ...(options ?? []), ...(items ?? [])].map(
      (part): [string, ZodType | undefined] => [way, part],
    ),
  ];
  return parts.flatMap(([name, part]) => (part ? textsIn(part, name, on) : []));
}

const isPlain = (schema: ZodType): boolean =>
  TRICKS.every((trick) => {
    const read = schema.safeParse(trick);
    return !read.success || !TRICKY.test(String(read.data));
  });

/** Names of fields that say which one is meant, prove who asks or begin chance: looked up, compared or kept unshown. */
const MEANT =
  /(?:^| )(?:id|key|user|userId|nick|player|to|with|game|set|type|slug|tableId|eventId|sealedEventId|deckId|productId|bundleId|transferId|templateVersionId|moveId|batch|order|other|pack|packs \[\]|session|passkey|push|endpoint|transports \[\]|password|current|code|address|table|token|link|share|word|zone|map|origin|format|format name|phase|mark|thread|version|ifVersion|was|shown|places \[\] \[\])$/;

const [GRAMMAR, LOOKUP] = [
  "read by a grammar of its own, and written anew from what was read",
  "looked for among what there is",
];

/** What else is taken as it comes: who makes it plain, or why nobody is shown it as text. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "chat:post text": "ChatText in services/chat",
  "press:send text": "PressText in services/diplomacy/press",
  "template/rate text": "services/templates/ratings.ts",
  "passkey/add name": "services/accounts/passkeys.ts",
  "collection/write-notes notes [] tags []": "tagOf in services/collection/write-notes.ts",
  "collection/save-display filter": "a filter, for the member alone",
  "collection/save-display sort": "an order, for the member alone",
  "lobby:find filter words": LOOKUP,
  "diplomacy/press words": LOOKUP,
  "diplomacy/calendar name": LOOKUP,
  "diplomacy/map_delete name": LOOKUP,
  "diplomacy/map_publish name": LOOKUP,
  "notices/save-settings on []": "a word of a list",
  "template/create source": "contracts/template.ts looks at each text of it",
  "template/save source": "contracts/template.ts looks at each text of it",
  "formats/save-format text": GRAMMAR,
  "staff/save-card-files files [] text": "engine/ccg/authored refuses what is unseen",
  "diplomacy/map_save name": "services/diplomacy/maps/save-map.ts",
  "diplomacy/map_save text": GRAMMAR,
  "diplomacy/import text": GRAMMAR,
  "diplomacy/act act was []": "settings as the page showed them: compared, never shown",
  "diplomacy/save-status text": GRAMMAR,
  "diplomacy/open description": "a text of many lines, set as its master set them",
  "diplomacy/open dummies [] []": GRAMMAR,
  "diplomacy/open morph []": GRAMMAR,
  "diplomacy/open rotate []": GRAMMAR,
  "diplomacy/open rules []": GRAMMAR,
  "diplomacy/open taxes []": GRAMMAR,
  "diplomacy/open timing []": GRAMMAR,
  "table:move intent": "the world's own schema reads it",
};

test("the way through a schema finds each text in it, and tells what is plain", () => {
  const text = z.string();
  const nested = z.union([
    z.object({ a: z.array(text).optional() }),
    z.intersection(z.object({ b: text }), z.object({})),
  ]);
  expect(textsIn(nested, "x").map(([way]) => way)).toEqual(["x a []", "x b"]);
  expect([text, z.string().regex(/^\w+$/), text.transform((one) => one.replace(TRICKY, ""))].map(isPlain)).toEqual([
    false,
    true,
    false,
  ]);
});

test("every text that others are shown is plain", () => {
  const doors = Object.values(DOORS).flatMap((room) => Object.values(room) as { name: string; input: ZodType }[]);
  const all = [
    ...doors.flatMap(({ name, input }) => textsIn(input, name)),
    ...Object.entries(SOCKET_INPUTS).flatMap(([event, input]) => textsIn(input as ZodType, event)),
  ];
  const found = new Set(all.filter(([way, schema]) => !MEANT.test(way) && !isPlain(schema)).map(([way]) => way));
  expect(all.length).toBeGreaterThan(200);
  expect([...found].sort()).toEqual(Object.keys(ELSEWHERE).sort());
});
