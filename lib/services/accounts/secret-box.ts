import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { authSecret } from "@/lib/env";

const key = (): Buffer => Buffer.from(hkdfSync("sha256", authSecret(), "", "guildhall secrets at rest", 32));

/** Seals a secret for the database (AES-256-GCM), so that a copy of the database alone does not give it away. */
export function sealSecret(secret: string, owner: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key(), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Opens what was sealed for this owner; null if it is another's, damaged, or sealed under another secret. */
export function openSecret(sealed: string, owner: string): string | null {
  try {
    const bytes = Buffer.from(sealed, "base64url");
    const cipher = createDecipheriv("aes-256-gcm", key(), bytes.subarray(0, 12))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
