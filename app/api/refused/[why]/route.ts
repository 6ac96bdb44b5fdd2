import { appOrigin } from "@/lib/env";

const REFUSALS: Record<string, { status: number; text: string }> = {
  "too-large": { status: 413, text: "That is too large to be taken." },
  form: { status: 400, text: "This request cannot be read." },
  origin: { status: 403, text: `Forms are taken from this site's own pages alone. Its address is ${appOrigin()}.` },
  host: { status: 421, text: `This site is not known by that name. Its address is ${appOrigin()}.` },
};

/** Where requests end that the front door has turned away. */
export async function GET(_request: Request, { params }: { params: Promise<{ why: string }> }): Promise<Response> {
  const { why } = await params;
  const refusal = Object.hasOwn(REFUSALS, why) ? REFUSALS[why] : undefined;
  const { status, text } = refusal ?? { status: 404, text: "There is nothing here." };
  return new Response(`${text}\n`, { status, headers: { "Cache-Control": "no-store" } });
}
