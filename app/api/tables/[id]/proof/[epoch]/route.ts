import { readProof } from "@/lib/services/tables/read-proof";

/** The proof of a deal as a file: the same that `guildhall fair verify` reads. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string; epoch: string }> },
): Promise<Response> {
  const { id, epoch } = await params;
  const proof = /^\d{1,6}$/.test(epoch) ? await readProof({ tableId: id, epoch: Number(epoch) }) : null;
  const headers = { "Cache-Control": "no-store" };
  if (!proof?.ok) return Response.json({ error: proof?.error ?? { code: "fair/unknown" } }, { status: 404, headers });
  const name = `deal-${id}-${epoch}.json`;
  return Response.json(proof.value, {
    headers: { ...headers, "Content-Disposition": `attachment; filename="${name}"` },
  });
}
