import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server that takes everything and keeps nothing; prints where it listens. */
const server = new SMTPServer({
  ...{ disabledCommands: ["AUTH", "STARTTLS"], authOptional: true, logger: false, disableReverseLookup: true },
  onData(stream, _session, done) {
    stream.on("end", () => done());
    stream.resume();
  },
});
server.on("error", () => {});
server.listen(0, "127.0.0.1", () => {
  console.log(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
});
