import { z } from "zod";

/** Base64url as browsers send it; an attestation may be some kilobytes. */
const bytes = z
  .string()
  .min(1)
  .max(16_384)
  .regex(/^[A-Za-z0-9_-]+$/);
const id = bytes.max(2_048);

/** Characters: more than any authenticator's answer needs. */
export const MOST_PASSKEY = 48_000;

const shared = {
  id,
  rawId: id,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  clientExtensionResults: z.object({}),
};

const MadePasskey = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

const SignedPasskey = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: id.optional(),
  }),
});

/** What a browser made of the site's offer of a passkey, and what its owner calls it. */
export const AddPasskey = z.object({ name: z.string().max(100), response: MadePasskey });
export type AddPasskey = z.infer<typeof AddPasskey>;

/** What a passkey signed: for signing in, or as a proof. */
export const UsePasskey = z.object({ response: SignedPasskey });
export type UsePasskey = z.infer<typeof UsePasskey>;
