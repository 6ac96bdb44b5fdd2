import { mapHere } from "../map-here";
import { pictureOf } from "../picture-of";

type Context = { params: Promise<{ name: string }> };

/** How a map begins, as a small picture. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const found = await mapHere((await params).name);
  if (!found?.map) return new Response(null, { status: 404 });
  return new Response(await pictureOf(found.text, found.map), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": found.page === null ? "public, max-age=86400" : "private, max-age=60",
    },
  });
}
