import { z } from "zod";

/** Base64url as browsers send it; an attestation may be some kilobytes. */
const bytes = z
  .string()
  .min(1)
  .max(16_384)
  .regex(/^[A-Za-z0-9_-]+$/);
const id = bytes.max(2_048);

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

/** What a page asks `/api/passkeys`: two steps to add one, two to use one for signing in or as a proof. */
export const PasskeyRequest = z.discriminatedUnion("step", [
  z.object({ step: z.literal("offer") }),
  z.object({ step: z.literal("add"), name: z.string().max(100), response: MadePasskey }),
  z.object({ step: z.literal("ask") }),
  z.object({ step: z.literal("sign-in"), response: SignedPasskey }),
  z.object({ step: z.literal("prove"), response: SignedPasskey }),
]);
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;
