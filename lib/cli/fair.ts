import { readFileSync } from "node:fs";
import { z } from "zod";
import { DraftProof, verifyDraft } from "../engine/ccg/draft/prove-draft";
import { PackProof, verifyPack } from "../engine/ccg/factory/prove-pack";
import { DealProof, verifyDeal } from "../engine/kernel/verify";
import { verify as texts } from "../texts/verify/en";
import { sayStep } from "../texts/verify/say-step";
import { type Command, EXIT, readOptions, type Topic, UsageError } from "./command";

const Proof = z.discriminatedUnion("kind", [DealProof, PackProof, DraftProof]);

const verify: Command = {
  usage: "fair verify FILE [--commitment HEX] [--sheets HEX]",
  summary:
    "checks an exported deal, pack or draft against its commitment, step by step; with --commitment and --sheets, a pack also against what you noted before paying; exit 1 if it does not hold",
  async run(args, { out }) {
    const { words, options } = readOptions(args, ["commitment", "sheets"]);
    const noted = (name: "commitment" | "sheets"): string | undefined => {
      const hex = options.get(name)?.toLowerCase();
      if (hex !== undefined && !/^[0-9a-f]{64}$/.test(hex))
        throw new UsageError(`--${name} takes 64 hexadecimal digits`);
      return hex;
    };
    const receipt = { commitment: noted("commitment"), contents: noted("sheets") };
    const [path] = words;
    if (path === undefined || words.length > 1) throw new UsageError("fair verify takes one file");
    let json: unknown;
    try {
      json = JSON.parse(readFileSync(path, "utf8"));
    } catch (error) {
      throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
    const proof = Proof.safeParse(json);
    if (!proof.success) {
      for (const issue of proof.error.issues) out.write(`${issue.path.join(".") || "file"}: ${issue.message}\n`);
      out.write("This is not a proof that can be checked.\n");
      return EXIT.found;
    }
    const { data } = proof;
    if (data.kind !== "pack" && options.size > 0) throw new UsageError("--commitment and --sheets are for packs");
    const steps =
      data.kind === "deal" ? verifyDeal(data) : data.kind === "draft" ? verifyDraft(data) : verifyPack(data, receipt);
    for (const step of steps)
      out.write(`${step.holds ? "holds" : "FAILS"}  ${sayStep(step, texts.steps)}\n       ${step.gave}\n`);
    const holds = steps.every((step) => step.holds);
    out.write(
      holds ? `The ${data.kind} is as it was committed to.\n` : `The ${data.kind} is NOT as it was committed to.\n`,
    );
    return holds ? EXIT.ok : EXIT.found;
  },
};

const topic: Topic = { commands: { verify } };
export const { commands } = topic;
