import { createECDH } from "node:crypto";
import { prisma } from "@/lib/db/client";
import { openSecret, sealSecret } from "../accounts/secret-box";

/** The keys by which push services know this house (VAPID), in base64url. The private one never leaves the server. */
export type PushKeys = { publicKey: string; privateKey: string };

const OWNER = "push";

function makeKeys(): PushKeys {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  // A number that begins with zeros is written short.
  const privateKey = Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
  return { publicKey, privateKey };
}

/** The key that browsers are given; null: none has been made yet. Looking makes none. */
export async function publicPushKey(): Promise<string | null> {
  const stored = await prisma().pushKey.findUnique({ where: { id: 1 }, select: { publicKey: true } });
  return stored?.publicKey ?? null;
}

/**
 * The keys of this house, made at the first start. Where the secret of the house was changed since, they cannot be opened:
 * new ones are made, and browsers have to be asked again, for they were asked for the old ones.
 */
export async function pushKeys(): Promise<PushKeys> {
  for (;;) {
    const stored = await prisma().pushKey.findUnique({ where: { id: 1 } });
    const privateKey = stored && openSecret(stored.privateKey, OWNER);
    if (stored && privateKey) return { publicKey: stored.publicKey, privateKey };
    const made = makeKeys();
    const data = { id: 1, publicKey: made.publicKey, privateKey: sealSecret(made.privateKey, OWNER) };
    await prisma().$transaction(async (tx) => {
      // Of two processes that find none, one is the first: the other reads what it made.
      if (stored) {
        const { count } = await tx.pushKey.deleteMany({ where: { id: 1, publicKey: stored.publicKey } });
        if (count > 0) await tx.pushSubscription.deleteMany();
      }
      await tx.pushKey.createMany({ data: [data], skipDuplicates: true });
    });
  }
}
