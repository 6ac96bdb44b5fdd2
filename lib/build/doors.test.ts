import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DOORS } from "../services/doors";
import { BY_HAND, doorsPage, mountFiles, mounts } from "./doors";

describe("doors", () => {
  test("the printed table is current", () => {
    expect(readFileSync("docs/doors.md", "utf8")).toBe(doorsPage());
  });

  test("every action and every route is a mount of a door, or is told as made by hand", () => {
    const missing = mountFiles().flatMap((file) => {
      const text = readFileSync(file, "utf8");
      const byHand = Object.keys(BY_HAND).filter((place) => place.startsWith(file));
      if (byHand.includes(file)) return [];
      // Each export comes in by a door: by its own call, or by that of a constant or function of its file.
      const known = new Set(byHand.map((place) => place.slice(file.length + 1)));
      const parts = text.split(/\n(?=(?:export )?(?:async )?(?:const|function) )/);
      const uses = (part: string, seen = new Set<string>()): boolean =>
        /\b(?:formDoor|through|enter|jsonDoor)\(\s*\w+Doors\./.test(part) ||
        parts.some((other) => {
          const name = /^(?:export )?(?:async )?(?:const|function) (\w+)/.exec(other)?.[1];
          if (!name || other === part || seen.has(name) || !new RegExp(`\\b${name}\\b`).test(part)) return false;
          return uses(other, new Set([...seen, name]));
        });
      return parts.flatMap((part) => {
        const name = /^export (?:async )?(?:const|function) (\w+)/.exec(part)?.[1];
        return name && !known.has(name) && !uses(part) ? [`${file}: ${name}`] : [];
      });
    });
    expect(missing).toEqual([]);
  });

  test("every door is mounted somewhere, and has a name of its own", () => {
    const all = Object.entries(DOORS).flatMap(([room, doors]) => Object.keys(doors).map((key) => `${room}.${key}`));
    expect([...mounts().keys()].sort()).toEqual(all.sort());
    const names = Object.values(DOORS).flatMap((doors) => Object.values(doors).map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });

  test("whatever changes something has a limit", () => {
    const free = Object.values(DOORS).flatMap((doors) =>
      Object.values(doors).flatMap((door) => (door.limit || door.counts ? [] : [door.name])),
    );
    expect(free).toEqual([]);
  });
});
