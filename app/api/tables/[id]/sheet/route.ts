import { readSheet } from "@/lib/services/tables/read-table";

/** The score sheet of a table: public like the table itself. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  return Response.json(await readSheet(id), { headers: { "Cache-Control": "no-store" } });
}
