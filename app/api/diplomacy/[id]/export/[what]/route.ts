import { diplomacyDoors } from "@/lib/services/doors/diplomacy";
import { enter } from "@/lib/services/doors/door";
import { currentAsking } from "@/lib/web/asking";

const STATUS: Readonly<Record<string, number>> = { "export/not_yours": 403, "table/slower": 429 };

type Context = { params: Promise<{ id: string; what: string }> };

/** A game as a file to keep. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const file = await enter(diplomacyDoors.export, await currentAsking(), await params);
  const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
  if (!file.ok) return Response.json({ error: file.error }, { status: STATUS[file.error.code] ?? 404, headers });
  const { name, type, text } = file.value;
  return new Response(text, {
    headers: {
      ...headers,
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
