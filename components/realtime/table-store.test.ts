import { describe, expect, test } from "vitest";
import type { Joined, LogEntry, TableMessage } from "@/lib/contracts/live";
import { placeOf, type TableStore, withAnswer, withMessage, withRequest, withView } from "./table-store";

const line = (n: number, text: string, more: Partial<LogEntry> = {}): LogEntry => ({
  ...{ n, at: n, say: { code: "cards/passed", data: { text } } },
  ...more,
});
const joined = (more: Partial<Joined> = {}): Joined =>
  ({ version: "g2.3", seat: 0, log: [], people: {}, now: 0, chat: [], undoFrom: null, ...more }) as Joined;
const store = (more: Partial<TableStore> = {}, at: Partial<Joined> = {}): TableStore => ({
  ...{ joined: joined(at), records: [], presence: null, offset: 0, refused: null, people: {}, underWay: {} },
  ...more,
});
const message = (n: number, more: Partial<TableMessage> = {}): TableMessage =>
  ({ version: `g2.${n}`, ...more }) as TableMessage;
const why = { code: "move/must_follow_suit" };

describe("a refusal", () => {
  test.each(["game", "takeback"] as const)("of a move or its takeback (%s) goes with the state it spoke of", (of) => {
    const refused = store({ refused: { why, of } });
    expect(withMessage(refused, message(4)).refused).toBeNull();
    expect(withView(refused, joined({ version: "g2.9" })).refused).toBeNull();
    // The same state again, after a broken connection.
    expect(withView(refused, joined()).refused).toEqual({ why, of });
  });
  test("of the table itself stays", () => {
    const refused = store({ refused: { why, of: "table" } });
    expect(withMessage(refused, message(4)).refused).toEqual({ why, of: "table" });
  });
});

describe("a message", () => {
  test("stands next to what is held, before it, behind something that was missed, or in another form", () => {
    expect([4, 3, 1, 5, 12].map((n) => placeOf(store(), message(n)))).toEqual(["next", "old", "old", "gap", "gap"]);
    for (const version of ["g9.4", "g9.3", "", "g2.x"])
      expect(placeOf(store(), message(4, { version })), version).toBe("foreign");
  });
  const at = store({}, { epoch: 4, clock: { at: 9, kind: "move" }, undoFrom: 2 });
  const say = { code: "cards/passed", data: {} };
  test("leaves the epoch as it was unless it brings another, and stops the clock unless it brings one", () => {
    expect(withMessage(at, message(4)).joined).toMatchObject({ epoch: 4, clock: null, undoFrom: null });
    const clock = { at: 20, kind: "move" } as const;
    const brought = withMessage(at, message(4, { epoch: 5, clock, undoFrom: 3 }));
    expect(brought.joined).toMatchObject({ epoch: 5, clock, undoFrom: 3 });
  });
  test("gives its lines its own number and time", () => {
    const { log } = withMessage(at, message(4, { at: 77, log: [{ say }, { say, standIn: true }] })).joined;
    expect(log).toEqual([
      { n: 4, at: 77, say },
      { n: 4, at: 77, say, standIn: true },
    ]);
  });
});

describe("what was asked of the table", () => {
  const asked = withRequest(store({ refused: { why, of: "table" } }), "a");
  test("is under way until the version that shows it, whichever comes first", () => {
    expect(asked).toMatchObject({ refused: null, underWay: { a: null } });
    const answered = withAnswer(asked, "a", "g2.5");
    expect(withMessage(answered, message(4)).underWay).toEqual({ a: "g2.5" });
    expect(withMessage(withMessage(answered, message(4)), message(5)).underWay).toEqual({});
    const shownFirst = withMessage(withMessage(asked, message(4)), message(5));
    expect(shownFirst.underWay).toEqual({ a: null });
    expect(withAnswer(shownFirst, "a", "g2.5").underWay).toEqual({});
  });
  test("is over where nothing came of it", () => {
    expect(withAnswer(asked, "a", null).underWay).toEqual({});
    expect(withAnswer(asked, "a", "g2.3").underWay).toEqual({});
  });
  test("shows in a whole view, of another stream too; what has no answer yet waits on", () => {
    const two = withRequest(withAnswer(asked, "a", "g2.9"), "b");
    expect(withView(two, joined({ version: "g2.2", seat: 1 })).underWay).toEqual({ b: null });
  });
});

describe("the log", () => {
  test("marks what was taken back, up to the message that says so", () => {
    const log = [line(1, "a"), line(2, "b"), line(3, "c")];
    const after = withMessage(store({}, { log }), message(4, { undone: 1, log: [line(4, "taken back")] }));
    expect(after.joined.log.map(({ n, undone }) => [n, undone ?? false])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, false],
    ]);
  });
  test("keeps what it was told, and takes what it is told anew", () => {
    const log = [line(1, "a"), line(2, "b")];
    const after = withView(store({}, { log }), joined({ log: [line(2, "b", { undone: true }), line(3, "c")] }));
    expect(after.joined.log.map(({ n, undone }) => [n, undone ?? false])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
  });
  test("the numbers of another stream say nothing of the lines of this one", () => {
    const log = [line(7, "a"), line(8, "b")];
    const after = withView(store({}, { log, seat: null }), joined({ seat: 2, log: [line(2, "b", { at: 8 })] }));
    expect(after.joined.log.map(({ n, at }) => [n, at])).toEqual([
      [0, 7],
      [2, 8],
    ]);
  });
});
