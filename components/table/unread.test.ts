import { expect, test } from "vitest";
import type { ChatLine } from "./types";
import { newestOf, unreadIn } from "./unread";

const line = (at: number, own = false): ChatLine => ({ id: `${at}`, at, by: own ? "ann" : "bob", text: "?", own });

test("what others said since is unread, however many lines are kept; one's own words are not", () => {
  const chat = [line(1), line(2, true), line(3)];
  expect(unreadIn(chat, newestOf([]))).toBe(2);
  expect(unreadIn(chat, newestOf(chat))).toBe(0);
  expect(unreadIn([...chat, line(4, true)], newestOf(chat))).toBe(0);
  // The oldest line has made room: there are as many as before.
  expect(unreadIn([...chat.slice(1), line(4)], newestOf(chat))).toBe(1);
});
