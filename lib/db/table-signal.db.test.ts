import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { env } from "../env";
import { closePool } from "./pool";
import { channelOf } from "./signal";
import { announceMove, readAnnouncement, sayListening, stopListening } from "./table-signal";

let client: Client;
let heard: string[] = [];

beforeAll(async () => {
  client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  client.on("notification", ({ payload = "" }) => {
    // Tables of other tests move, too.
    if (/ (listens|alone-\d+:\d+)/.test(payload)) heard.push(payload);
  });
  await client.query(`LISTEN ${channelOf("table")}`);
});
beforeEach(() => {
  heard = [];
});
afterAll(async () => {
  stopListening();
  await client.end();
  await closePool();
});

const moves = () => heard.flatMap((payload) => payload.match(/alone-\d+:\d+/g) ?? []);
const saidThatItListens = () => heard.some((payload) => payload.endsWith(" listens"));

test("a process that does not listen announces every move: whether others do it does not know", async () => {
  announceMove("alone-1", 7);
  announceMove("alone-1", 8);
  announceMove("alone-2", 3);
  await expect.poll(moves).toEqual(["alone-1:8", "alone-2:3"]);
});

test("one that listens says so, is silent while it is alone, and announces once another listens", async () => {
  sayListening();
  await expect.poll(saidThatItListens).toBe(true);
  const own = heard.find((payload) => payload.endsWith(" listens"))!;
  // What it hears of itself is no other.
  expect(readAnnouncement(own)).toEqual([]);
  announceMove("alone-3", 1);

  heard = [];
  expect(readAnnouncement("somebody listens")).toEqual([]);
  // Whoever is new is told at once that they are not alone either; whoever is known is not answered again.
  await expect.poll(saidThatItListens).toBe(true);
  announceMove("alone-4", 2);
  await expect.poll(moves).toEqual(["alone-4:2"]);
  heard = [];
  readAnnouncement("somebody listens");
  announceMove("alone-5", 1);
  await expect.poll(moves).toEqual(["alone-5:1"]);
  expect(saidThatItListens()).toBe(false);
  expect(readAnnouncement("somebody alone-6:4 alone-7:1")).toEqual([
    { tableId: "alone-6", seq: 4 },
    { tableId: "alone-7", seq: 1 },
  ]);
});

test("one that stops to listen announces again in any case", async () => {
  stopListening();
  announceMove("alone-8", 5);
  await expect.poll(moves).toEqual(["alone-8:5"]);
});
