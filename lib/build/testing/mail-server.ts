import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** A mail that a server took: as it came over the wire, and read. */
export type Caught = { to: string[]; raw: string; mail: ParsedMail };

type Options = {
  port?: number;
  /** Called with each mail before it is taken: may wait, or throw to refuse it. */
  onMail?(caught: Caught): Promise<void> | void;
};

/** A mail server of a test on this machine: takes everything, sends nothing. */
export async function startMailServer({ port = 0, onMail }: Options = {}) {
  const caught: Caught[] = [];
  const server = new SMTPServer({
    ...{ disabledCommands: ["AUTH", "STARTTLS"], authOptional: true, logger: false, disableReverseLookup: true },
    // Houses keep connections open that nobody uses: what is closed does not wait for them, in ms.
    closeTimeout: 50,
    onData(stream, session, done) {
      const read = async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        const raw = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const one = { to, raw, mail: await simpleParser(raw) };
        await onMail?.(one);
        caught.push(one);
      };
      read().then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  // A client that dies in the middle is part of the tests.
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: at } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${at}`,
    caught,
    /** The mails that came to an address. */
    to: (address: string) => caught.filter((one) => one.to.includes(address)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
