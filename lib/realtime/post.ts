import { env } from "@/lib/env";
import type { Log } from "@/lib/log/log";
import { deliverMails } from "@/lib/services/notices/deliver-mails";
import { deliverPushes } from "@/lib/services/notices/deliver-pushes";
import { emptyOutbox } from "@/lib/services/notices/empty-outbox";
import { readUnread } from "@/lib/services/notices/inbox";
import { openMailer } from "@/lib/services/notices/mailer";
import { type Io, type LiveSocket, roomOfUser } from "./sockets";

const LOOK_EVERY = 1_000;

/**
 * The post office of this sidecar: turns what lies in the outbox into notices, mails and push messages, and hands them over.
 * Any number of sidecars share the work. An errand that did something is done again at once. Returns how to stop: what is
 * being handed over is waited for.
 */
export function startPost(log: Log): { stop(): Promise<void> } {
  let stopped = false;
  const mailer = env.SMTP_URL === undefined ? null : openMailer(env.SMTP_URL);
  /** What is done again and again; each returns how much it did. */
  const errands: Readonly<Record<string, () => Promise<number>>> = {
    "The outbox": () => emptyOutbox(),
    "The push messages": () => deliverPushes(),
    "The mail": () => deliverMails(mailer?.send ?? null),
  };
  const sleepers = new Set<() => void>();
  const pause = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        sleepers.delete(done);
        resolve();
      };
      const timer = setTimeout(done, LOOK_EVERY);
      sleepers.add(done);
    });

  async function keepAt(name: string, work: () => Promise<number>): Promise<void> {
    while (!stopped) {
      const done = await work().catch((error: unknown) => {
        log.warn({ error: String(error) }, `${name} could not be looked after`);
        return 0;
      });
      if (done === 0 && !stopped) await pause();
    }
  }

  const running = Promise.all(Object.entries(errands).map(([name, work]) => keepAt(name, work)));
  return {
    async stop() {
      stopped = true;
      for (const wake of sleepers) wake();
      await running;
      mailer?.close();
    },
  };
}

/** Tells a member's pages that another number of notices waits to be read, if any page of theirs is connected here. */
export async function tellUnread(io: Io, userId: string): Promise<void> {
  const room = roomOfUser(userId);
  if (!io.sockets.adapter.rooms.has(room)) return;
  io.to(room).emit("inbox:unread", { unread: await readUnread(userId), news: true });
}

/** Tells a connection that has just come how many notices wait: its page was written before it heard of changes. */
export async function greetUnread(socket: LiveSocket): Promise<void> {
  const { member } = socket.data;
  if (member) socket.emit("inbox:unread", { unread: await readUnread(member.id), news: false });
}
