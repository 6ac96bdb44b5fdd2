import { expect, test } from "vitest";
import type { ChatView } from "@/lib/contracts/live";
import { withLines } from "./chat-lines";

const line = (id: string, at: number): ChatView => ({ id, at, room: "lobby", by: { id: "a", nick: "anna" }, text: id });

test("a line that was heard while the room was read is kept, once, in its place", () => {
  const [first, second, third] = [line("a", 1), line("b", 2), line("c", 3)];
  expect(withLines([first, third], [first, second])).toEqual([first, second, third]);
  expect(withLines([], [second, second])).toEqual([second]);
  expect(withLines([line("y", 5)], [line("x", 5)]).map(({ id }) => id)).toEqual(["x", "y"]);
});

test("only the latest lines are kept", () => {
  const many = Array.from({ length: 300 }, (_, i) => line(`${i}`, i));
  expect(withLines(many.slice(0, 150), many.slice(150)).map(({ at }) => at)).toEqual(
    many.slice(100).map(({ at }) => at),
  );
});
