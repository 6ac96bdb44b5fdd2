import { z } from "zod";
import { isProven } from "@/lib/auth/policy";
import { RatingForm, TemplateForm } from "@/lib/contracts/template";
import type { Session } from "../accounts/read-session";
import { createTemplate } from "../templates/create-template";
import { deleteTemplate, publishTemplate } from "../templates/publish-template";
import { rateTemplate, removeRating } from "../templates/ratings";
import { saveTemplate } from "../templates/save-template";
import { door } from "./door";

const codes = {
  signIn: "template/sign_in",
  notAllowed: "template/guest",
  malformed: "template/not_found",
  slower: "template/slower",
} as const;
const slug = z.string().min(1).max(80);
const proved = ({ provedAt }: Session): boolean => isProven(provedAt, Date.now());

export const templateDoors = {
  /** The first version of a game of one's own. */
  create: door({
    ...({ name: "template/create", who: "member", counts: ["templateSave"] } as const),
    codes: { ...codes, malformed: "template/long" },
    input: TemplateForm.pick({ source: true }),
    run: ({ member }, input) => createTemplate(member, input),
  }),
  save: door({
    ...({ name: "template/save", who: "member", counts: ["templateSave"] } as const),
    codes: { ...codes, malformed: "template/long" },
    input: TemplateForm.extend({ slug }),
    run: ({ member }, input) => saveTemplate(member, input),
  }),
  /** Puts a game on the shelf or takes it back; staff, after a proof, others' too. */
  publish: door({
    ...({ name: "template/publish", who: "member", limit: "templateShelf", codes } as const),
    input: z.object({ slug, published: z.boolean() }),
    run: ({ member, session }, input) => publishTemplate(member, { ...input, proved: proved(session) }),
  }),
  /** What one thinks of a game that one has played. */
  rate: door({
    ...({
      name: "template/rate",
      who: "member",
      limit: "templateShelf",
      codes: { ...codes, malformed: "form/fields" },
    } as const),
    input: RatingForm.extend({ slug }),
    run: ({ member }, input) => rateTemplate(member, input),
  }),
  unrate: door({
    ...({ name: "template/unrate", who: "member", limit: "templateShelf", codes } as const),
    input: z.object({ slug, userId: z.string().min(1).max(40) }),
    run: ({ member, session }, input) => removeRating(member, { ...input, proved: proved(session) }),
  }),
  delete: door({
    ...({ name: "template/delete", who: "member", limit: "templateShelf", codes } as const),
    input: z.object({ slug }),
    run: ({ member, session }, input) => deleteTemplate(member, { ...input, proved: proved(session) }),
  }),
};
