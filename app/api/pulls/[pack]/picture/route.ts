import { pullPicture } from "@/lib/services/shop/pull-picture";

/** The picture of a pull that its owner shows. */
export async function GET(_request: Request, { params }: { params: Promise<{ pack: string }> }): Promise<Response> {
  const { pack } = await params;
  const picture = await pullPicture(pack);
  if (!picture)
    return new Response("There is no such pull.", { status: 404, headers: { "Cache-Control": "no-store" } });
  // Its owner may take the page down.
  return new Response(new Uint8Array(picture), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=3600" },
  });
}
