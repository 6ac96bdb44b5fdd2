import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { compileProducts } from "../factory/product";
import { readFilter } from "../filter/read-filter";
import { attributesOf, namesAlone } from "../filter/vocabulary";
import { readRules } from "../formats/read-rules";
import { fiveDyes } from "../sets";
import { CardsSet } from "./schema";

/** What the page for authors shows can be read as it stands. */
const page = readFileSync("docs/how-to-make-a-card-game.md", "utf8");
const section = (title: string): string => page.split(/^## /m).find((part) => part.startsWith(title)) ?? "";
const example = (title: string): string => /```(?:json)?\n([\s\S]*?)```/.exec(section(title))?.[1] ?? "";

it("its set, product and format are whole", () => {
  expect(CardsSet.safeParse(JSON.parse(example("A set")))).toMatchObject({ success: true });
  expect(compileProducts(JSON.parse(example("A product")), fiveDyes())).toMatchObject({ ok: true });
  expect(readRules(example("A format"), fiveDyes())).toMatchObject({ ok: true });
});

it("its filters can be read", () => {
  const rows = section("A filter")
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const filters = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ""),
  );
  expect(filters.length).toBeGreaterThan(15);
  for (const filter of filters)
    expect(readFilter(filter, namesAlone([...attributesOf(fiveDyes()), "first printing"])), filter).toMatchObject({
      ok: true,
    });
});
