import { currentUser } from "@/lib/auth/session";
import { isStorable } from "@/lib/contracts/storable";
import { readReplayStep } from "@/lib/services/tabletop/replay";

/** How a tabletop's game that is over lay after a step, as the reader saw it then. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string; seq: string }> },
): Promise<Response> {
  const { id, seq } = await params;
  const headers = { "Cache-Control": "no-store" };
  const known = isStorable(id) && /^\d{1,9}$/.test(seq);
  const step = known ? await readReplayStep(await currentUser(), { tableId: id, seq: Number(seq) }) : null;
  return step?.ok ? Response.json(step.value, { headers }) : Response.json(null, { status: 404, headers });
}
