import { readRecords } from "@/lib/services/tables/read-table";

/** What the deals or phases of a table left behind: public like the table itself. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  return Response.json(await readRecords(id), { headers: { "Cache-Control": "no-store" } });
}
