import { createServer, type IncomingMessage } from "node:http";
import { setTimeout } from "node:timers/promises";
import { Server } from "socket.io";
import { LOBBY_ROOM } from "@/lib/contracts/rooms";
import { wireParser } from "@/lib/contracts/wire-parser";
import { readDrags } from "@/lib/db/drag-signal";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { closePublisher } from "@/lib/db/redis";
import { announceAll, readAnnouncement, sayListening, stopListening } from "@/lib/db/table-signal";
import { readTopics } from "@/lib/db/topic-signal";
import { env, OWN_ORIGINS } from "@/lib/env";
import { refreshPerson } from "@/lib/live/live-table";
import { makeLog } from "@/lib/log/log";
import { checkHealth } from "@/lib/services/accounts/check-health";
import { readChatMessage } from "@/lib/services/chat/list-chat-messages";
import { forgetLobbyTalk } from "@/lib/services/tables/read-lobby";
import { startAbsences } from "./absences";
import { startClock } from "./clock";
import { makeDrags } from "./drags";
import { pump, pumpBehind, startFeed } from "./feed";
import { recheckUser, startGateway } from "./gateway";
import { startJobs } from "./jobs";
import { sendLetter } from "./letters";
import { addressOfHandshake, makeLimits } from "./limits";
import { listen } from "./listen";
import { startLobby } from "./lobby";
import { startMetrics } from "./metrics";
import { startPost, tellUnread } from "./post";
import { startPresence } from "./presence";
import type { Io } from "./sockets";
import { startTopics } from "./topics";

/** The sidecar: the process that holds the live connections. Any number of them may serve one database. */

const MAX_MESSAGE = 64 * 1024;
/** At the end a connection may take so long, in ms, to say that it is closed too: one that sleeps never does. */
const CLOSED_WITHIN = 1_000;

const log = makeLog("sidecar");
const sidecar = newId();
let stopping = false;

const http = createServer((request, response) => {
  const answer = (status: number, body: string, type = "text/plain") =>
    response.writeHead(status, { "content-type": type }).end(body);
  switch (request.url) {
    case "/healthz":
      if (stopping) answer(503, "This process is closing.");
      else
        void checkHealth().then((isHealthy) =>
          isHealthy ? answer(200, "ok") : answer(503, "The database cannot be reached."),
        );
      return;
    case "/metrics":
      metrics.read(request.headers.authorization).then(
        (read) => (read ? answer(200, read.body, read.type) : answer(404, "")),
        (error: unknown) => {
          failed(error);
          answer(500, "");
        },
      );
      return;
    default:
      answer(404, "");
  }
});

const io: Io = new Server(http, {
  serveClient: false,
  parser: wireParser,
  maxHttpBufferSize: MAX_MESSAGE,
  pingInterval: 10_000,
  pingTimeout: 8_000,
  connectTimeout: 10_000,
  perMessageDeflate: false,
  // A page of another site must not ride on a member's session: browsers always say where they come from.
  allowRequest: ({ headers }, answer) => {
    const { origin } = headers;
    answer(null, origin === undefined || OWN_ORIGINS.has(origin));
  },
});

// What comes in before it is known who asks is counted by address.
type Connection = { request: IncomingMessage; close(): void; once(event: "close", listener: () => void): void };
const limits = makeLimits();
io.engine.on("connection", (raw: Connection) => {
  const { headers, socket } = raw.request;
  const giveBack = limits.takeAddress(addressOfHandshake(headers, socket.remoteAddress ?? "unknown"));
  if (giveBack) raw.once("close", giveBack);
  else raw.close();
});

const presence = startPresence(io, sidecar, log);
const jobs = startJobs(log);
const metrics = startMetrics(io, jobs.count, log);
const topics = startTopics(io);
const drags = makeDrags(io);
const gateway = startGateway(io, limits, { presence, topics, drags }, metrics, log);
const stopFeed = startFeed(io, log);
const stopClock = startClock(log);
const stopAbsences = startAbsences(log);
const stopLobby = startLobby(io, log);
const post = startPost(log);
const failed = (error: unknown) => log.error({ error: String(error) }, "Something failed that nobody waits for");

const signals = listen(
  (signal, payload) => {
    switch (signal) {
      case "table":
        for (const { tableId, seq } of readAnnouncement(payload)) pump(io, tableId, seq).catch(failed);
        return;
      case "chat":
        sendChat(payload).catch(failed);
        return;
      case "user":
        refreshPerson(payload).catch(failed);
        recheckUser(io, payload).catch(failed);
        return;
      case "lobby":
        presence.changed(payload);
        return;
      case "press":
        sendLetter(io, payload).catch(failed);
        return;
      case "notice":
        tellUnread(io, payload).catch(failed);
        return;
      case "drag":
        for (const drag of readDrags(payload)) drags.heard(drag).catch(failed);
        return;
      case "topic":
        for (const topic of readTopics(payload)) topics.changed(topic);
        return;
    }
  },
  () => {
    topics.missed();
    pumpBehind(io).catch(failed);
    // Who has another nick since was not told either.
    refreshPerson(undefined).catch(failed);
  },
  log,
);

async function sendChat(messageId: string): Promise<void> {
  const line = await readChatMessage(messageId);
  if (!line) return;
  if (line.room === LOBBY_ROOM) forgetLobbyTalk();
  io.to(line.room).emit("chat:line", line);
}

/** Takes no new connections, finishes what it was asked, hands its connections over to others, and ends. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  http.close();
  stopClock();
  stopAbsences();
  stopLobby();
  const postEnded = post.stop();
  await gateway.handOver();
  gateway.stop();
  stopFeed();
  await Promise.race([io.close(), setTimeout(CLOSED_WITHIN)]);
  await Promise.all([jobs.stop(), postEnded]);
  await presence.stop();
  await signals.stop();
  stopListening();
  // What is not said any more is found by the others all the same.
  await announceAll().catch(() => {});
  closePublisher();
  await closePool();
  process.exit(0);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
process.on("unhandledRejection", (error) =>
  log.error({ error: String(error) }, "A promise failed and nothing caught it"),
);

http.on("error", (error) => {
  log.fatal(`The sidecar cannot listen on port ${env.SIDECAR_PORT}: ${error.message}`);
  process.exit(1);
});
await signals.ready;
sayListening();
http.listen(env.SIDECAR_PORT, env.SIDECAR_HOST, () =>
  log.info({ host: env.SIDECAR_HOST, port: env.SIDECAR_PORT }, "The sidecar is ready"),
);
