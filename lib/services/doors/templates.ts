import { z } from "zod";
import { isProven } from "@/lib/auth/policy";
import { TemplateForm } from "@/lib/contracts/template";
import { createTemplate } from "../templates/create-template";
import { deleteTemplate, publishTemplate } from "../templates/publish-template";
import { saveTemplate } from "../templates/save-template";
import { door } from "./door";

const codes = {
  signIn: "template/sign_in",
  notAllowed: "template/guest",
  malformed: "template/not_found",
  slower: "template/slower",
} as const;
const slug = z.string().min(1).max(80);
const proved = ({ session }: { session: { provedAt: number | null } }) => isProven(session.provedAt, Date.now());

export const templateDoors = {
  /** The first version of a game of one's own. */
  create: door({
    ...({ name: "template/create", who: "member", counts: ["templateSave"] } as const),
    codes: { ...codes, malformed: "template/long" },
    input: TemplateForm.pick({ source: true }),
    run: ({ member }, { source }) => createTemplate({ owner: member, source }),
  }),
  save: door({
    ...({ name: "template/save", who: "member", counts: ["templateSave"] } as const),
    codes: { ...codes, malformed: "template/long" },
    input: TemplateForm.extend({ slug }),
    run: ({ member }, given) => saveTemplate({ ...given, owner: member }),
  }),
  /** Puts a game on the shelf or takes it back; staff, after a proof, others' too. */
  publish: door({
    ...({ name: "template/publish", who: "member", limit: "templateShelf", codes } as const),
    input: z.object({ slug, published: z.boolean() }),
    run: (asking, given) => publishTemplate({ ...given, by: asking.member, proved: proved(asking) }),
  }),
  delete: door({
    ...({ name: "template/delete", who: "member", limit: "templateShelf", codes } as const),
    input: z.object({ slug }),
    run: (asking, given) => deleteTemplate({ ...given, by: asking.member, proved: proved(asking) }),
  }),
};
