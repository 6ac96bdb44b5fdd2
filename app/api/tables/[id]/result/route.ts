import { isStorable } from "@/lib/contracts/storable";
import { readLastGame } from "@/lib/services/tabletop/read-games";

/** What the last game at a tabletop came to: public like the table itself. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  const result = isStorable(id) ? await readLastGame(id) : null;
  return Response.json(result, { headers: { "Cache-Control": "no-store" } });
}
