import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Measure } from "../../build/bench";
import { makeMember } from "../../build/testing/club";
import { prisma } from "../../db/client";
import { newId } from "../../db/ids";
import { deliverMails } from "./deliver-mails";
import { emptyOutbox } from "./empty-outbox";
import { openMailer } from "./mailer";

const MEMBERS = 50;
const MAILS = 2_000;

/** A mail server in a process of its own, so that it takes no time of the one that sends. */
async function mailServer(): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, ["--import", "tsx", "lib/build/testing/mail-sink.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [url] = (await once(createInterface(child.stdout), "line")) as [string];
  return { url, stop: () => void child.kill() };
}

const figure = (name: string, n: number, begun: number): Measure => {
  const seconds = (performance.now() - begun) / 1_000;
  return { name, value: n / seconds, unit: "/s", n, seconds };
};

/** News in the outbox become notices and mails that wait; then all are handed to a mail server on this machine. */
export async function* benches(): AsyncIterable<Measure> {
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => makeMember("mailed")));
  await prisma().mailAddress.createMany({
    data: members.map(({ id: userId, nick }) => {
      const address = `${nick}@example.org`;
      return { id: newId(), userId, address, addressKey: address, main: true, confirmedAt: new Date() };
    }),
  });
  const users = members.map(({ id }) => id);
  await prisma().outbox.createMany({
    data: Array.from({ length: MAILS / MEMBERS }, () => {
      return {
        key: newId(),
        kind: "results",
        users,
        data: { table: "Oak", season: "FALL", year: 1905 },
        at: new Date(),
      };
    }),
  });
  const told = performance.now();
  while ((await emptyOutbox()) > 0);
  yield figure("notify.told", MAILS, told);

  const server = await mailServer();
  const mailer = openMailer(server.url);
  try {
    const begun = performance.now();
    let sent = 0;
    for (let taken = 1; taken > 0; sent += taken) taken = await deliverMails(mailer.send);
    const left = await prisma().delivery.count({ where: { userId: { in: users }, state: { not: "sent" } } });
    if (left > 0) throw new Error(`${left} mails were not handed over.`);
    yield figure("notify.mails", sent, begun);
  } finally {
    mailer.close();
    server.stop();
  }
}
