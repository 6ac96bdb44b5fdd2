import nodemailer, { type Transporter } from "nodemailer";
import { mailFrom } from "./mail-from";

/** A mail as it is handed to the server. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Without brackets; the same for each try of the same mail. */
  messageId: string;
  headers: Readonly<Record<string, string>>;
};

/** How mails leave: `ok`, or whether trying again may help, and what the server said. */
export type Sent = { ok: true } | { ok: false; forGood: boolean; why: string };
export type SendMail = (mail: Mail) => Promise<Sent>;

/** Connections to the mail server at once, of this process. */
const CONNECTIONS = 8;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** What a server answers with 5.. will not change; anything else may pass. */
function failureOf(error: unknown): Sent {
  const { responseCode, message } = error as { responseCode?: number; message?: string };
  const forGood = responseCode !== undefined && responseCode >= 500 && responseCode !== 530 && responseCode !== 535;
  return { ok: false, forGood, why: String(message ?? error).slice(0, 300) };
}

/** A way to hand mails to a server, over a few connections that are kept; `close` ends them. */
export function openMailer(url: string): { send: SendMail; close(): void } {
  const transport: Transporter = nodemailer.createTransport({
    ...{ url, pool: true as const, maxConnections: CONNECTIONS, maxMessages: 1_000, ...TIMEOUTS },
    // Nothing of a mail names a file or an address to read.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  return {
    send: async ({ to, messageId, headers, ...content }) => {
      try {
        await transport.sendMail({
          ...{ ...content, from: mailFrom(), to: { name: "", address: to }, messageId: `<${messageId}>` },
          ...{ headers, envelope: { from: mailFrom(), to: [to] } },
        });
        return { ok: true };
      } catch (error) {
        return failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}
