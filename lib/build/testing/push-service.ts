import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushForm, PushMessage } from "../../contracts/push";

/** A browser's half of a subscription: what it gives the site, and what it opens messages with. */
export type Browser = { form: PushForm; keys: ECDH; auth: Buffer };

/** What a push service was handed for one browser. */
export type Pushed = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** Opens a message as the browser would (RFC 8291 over RFC 8188, one record). Throws where it is for somebody else. */
export function openPush({ keys, auth }: Browser, body: Buffer): PushMessage {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync("sha256", keys.computeSecret(sender), auth, info, 32));
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync("sha256", shared, salt, `Content-Encoding: ${what}\0`, length));
  const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // The record ends with a 2, then padding.
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushMessage;
}

/** A push service of a test on this machine. `status`: what it answers a path with; 201 unless told otherwise. */
export async function startPushService(port = 0) {
  const pushed: Pushed[] = [];
  const statuses = new Map<string, { status: number; headers?: Record<string, string> }>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? "/";
    pushed.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
    const { status, headers = {} } = statuses.get(path) ?? { status: 201 };
    response.writeHead(status, headers).end();
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pushed,
    answer: (path: string, status: number, headers?: Record<string, string>) =>
      void statuses.set(path, { status, ...(headers ? { headers } : {}) }),
    /** A browser that has subscribed at this service. */
    browser(): Browser & { path: string } {
      const keys = createECDH("prime256v1");
      const p256dh = keys.generateKeys("base64url");
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString("hex")}`;
      const form = { endpoint: `${origin}${path}`, keys: { p256dh, auth: auth.toString("base64url") } };
      return { form, keys, auth, path };
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
