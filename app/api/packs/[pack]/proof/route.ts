import { readPackProof } from "@/lib/services/shop/list-packs";

/** The proof of an opened pack as a file, for whoever has its address. */
export async function GET(_request: Request, { params }: { params: Promise<{ pack: string }> }): Promise<Response> {
  const { pack } = await params;
  const proof = await readPackProof(pack);
  if (!proof) return new Response("This pack is closed still, or there is none.", { status: 404 });
  return Response.json(proof, {
    headers: { "Cache-Control": "no-store", "Content-Disposition": `attachment; filename="pack-${pack}.json"` },
  });
}
