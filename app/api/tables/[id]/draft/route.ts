import { readDraftProof } from "@/lib/services/drafts/read-draft-proof";

/** The proof of a draft that is over, as a file: the same that `guildhall fair verify` reads. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  const proof = await readDraftProof(id);
  const headers = { "Cache-Control": "no-store" };
  if (!proof) return Response.json({ error: { code: "fair/unknown" } }, { status: 404, headers });
  return Response.json(proof, {
    headers: { ...headers, "Content-Disposition": `attachment; filename="draft-${id}.json"` },
  });
}
