import { mapHere } from "../map-here";

type Context = { params: Promise<{ name: string }> };

/** The map as its author wrote it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const found = await mapHere((await params).name);
  if (!found) return new Response(null, { status: 404 });
  return new Response(found.text, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": `attachment; filename="${found.name}.map"`,
      "Cache-Control": "private, no-store",
    },
  });
}
