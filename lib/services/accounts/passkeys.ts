import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Member } from "@/lib/auth/policy";
import type { AddPasskey } from "@/lib/contracts/passkey";
import { prisma } from "@/lib/db/client";
import { plainText } from "@/lib/engine/kernel/plain-text";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { appOrigin } from "@/lib/env";
import { recordAudit } from "../audit/record-audit";
import { tell } from "../notices/tell";
import type { Session } from "./read-session";

/** How long an authenticator may take. */
const CHALLENGE_MS = 5 * 60_000;
/** How many passkeys a member may have. */
const MOST = 20;
/** Asked for where it is to be had: the passkey is a second factor, or stands beside a session. */
const USER_VERIFICATION = "preferred";

const site = () => ({ expectedOrigin: appOrigin(), expectedRPID: new URL(appOrigin()).hostname });

/** Keeps what has to be signed with the session that asks, for a few minutes. */
async function keepChallenge(sessionId: string, challenge: string): Promise<void> {
  const challengeUntil = new Date(Date.now() + CHALLENGE_MS);
  await prisma().session.update({ where: { id: sessionId }, data: { challenge, challengeUntil } });
}

/** What had to be signed in this session; asking uses it up. Null if there is nothing, or it has run out. */
async function takeChallenge(sessionId: string): Promise<string | null> {
  const session = await prisma().session.findUnique({ where: { id: sessionId } });
  if (!session?.challenge || !session.challengeUntil || session.challengeUntil < new Date()) return null;
  const { count } = await prisma().session.updateMany({
    where: { id: sessionId, challenge: session.challenge },
    data: { challenge: null, challengeUntil: null },
  });
  return count === 1 ? session.challenge : null;
}

/** What the browser needs to make a passkey for whoever asks. Refuses `account/passkeys_many`. */
export async function offerPasskey({
  id: sessionId,
  member: { id, nick },
}: Session): Promise<Result<PublicKeyCredentialCreationOptionsJSON, Refusal>> {
  const present = await prisma().passkey.findMany({ where: { userId: id } });
  if (present.length >= MOST) return refuse("account/passkeys_many");
  const options = await generateRegistrationOptions({
    ...{ rpName: "Guildhall", rpID: site().expectedRPID, userName: nick, userID: new TextEncoder().encode(id) },
    excludeCredentials: present.map((passkey) => ({ id: passkey.id, transports: passkey.transports })),
    authenticatorSelection: { residentKey: "preferred", userVerification: USER_VERIFICATION },
  });
  await keepChallenge(sessionId, options.challenge);
  return ok(options);
}

/** Adds the passkey that the browser made. Refuses `account/passkey_failed`. */
export async function addPasskey(
  { id: sessionId, member: { id: userId } }: Session,
  { response, name }: AddPasskey,
  address: string,
): Promise<Result<null, Refusal>> {
  const expectedChallenge = await takeChallenge(sessionId);
  if (expectedChallenge === null) return refuse("account/passkey_failed");
  const verified = await verifyRegistrationResponse({
    ...{ response, expectedChallenge, requireUserVerification: false },
    ...site(),
  }).catch(() => null);
  if (!verified?.verified) return refuse("account/passkey_failed");
  const { credential } = verified.registrationInfo;
  return prisma().$transaction(async (tx) => {
    const { count } = await tx.passkey.createMany({
      data: [
        {
          ...{ id: credential.id, userId, counter: credential.counter, transports: credential.transports ?? [] },
          publicKey: Buffer.from(credential.publicKey).toString("base64url"),
          name: plainText(name).slice(0, 60) || "Passkey",
        },
      ],
      skipDuplicates: true,
    });
    if (count === 0) return refuse("account/passkey_failed");
    await recordAudit({ userId, action: "account/passkey_added", address }, tx);
    await tell(tx, { kind: "passkey_added", to: [userId], data: { address } });
    return ok(null);
  });
}

/** What the browser needs to use one of the member's passkeys. Refuses `account/no_passkey`. */
export async function askPasskey({
  id: sessionId,
  member,
}: Session): Promise<Result<PublicKeyCredentialRequestOptionsJSON, Refusal>> {
  const passkeys = await prisma().passkey.findMany({ where: { userId: member.id } });
  if (passkeys.length === 0) return refuse("account/no_passkey");
  const options = await generateAuthenticationOptions({
    rpID: site().expectedRPID,
    allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    userVerification: USER_VERIFICATION,
  });
  await keepChallenge(sessionId, options.challenge);
  return ok(options);
}

/**
 * Whether one of the member's passkeys signed what this session asked for. Refuses `account/passkey_failed`, also where
 * the authenticator's count went back: then there are two of it.
 */
export async function checkPasskey(
  { id: sessionId, member }: Session,
  response: AuthenticationResponseJSON,
): Promise<Result<null, Refusal>> {
  const expectedChallenge = await takeChallenge(sessionId);
  const passkey = await prisma().passkey.findFirst({ where: { id: response.id, userId: member.id } });
  if (expectedChallenge === null || !passkey) return refuse("account/passkey_failed");
  const verified = await verifyAuthenticationResponse({
    ...{ response, expectedChallenge, requireUserVerification: false },
    ...site(),
    credential: {
      ...{ id: passkey.id, counter: Number(passkey.counter), transports: passkey.transports },
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
    },
  }).catch(() => null);
  if (!verified?.verified) return refuse("account/passkey_failed");
  await prisma().passkey.update({
    where: { id: passkey.id },
    data: { counter: verified.authenticationInfo.newCounter, usedAt: new Date() },
  });
  return ok(null);
}

export async function removePasskey({ id: userId }: Member, passkeyId: string, address: string): Promise<void> {
  await prisma().$transaction(async (tx) => {
    const { count } = await tx.passkey.deleteMany({ where: { id: passkeyId, userId } });
    if (count === 0) return;
    await recordAudit({ userId, action: "account/passkey_removed", address }, tx);
    await tell(tx, { kind: "passkey_removed", to: [userId], data: { address } });
  });
}
