import { currentSession } from "@/lib/auth/session";
import { readSealedProof } from "@/lib/services/sealed/read-proof";

type Given = { params: Promise<{ event: string; pack: string }> };

/** The proof of a pack of a sealed event as a file, for whoever opened it. */
export async function GET(_request: Request, { params }: Given): Promise<Response> {
  const { event, pack } = await params;
  const session = await currentSession();
  const proof = await readSealedProof(session?.member ?? null, event, Number(pack));
  if (!proof) return new Response("You opened no such pack.", { status: 404 });
  return Response.json(proof, {
    headers: {
      "Cache-Control": "no-store",
      "Content-Disposition": `attachment; filename="pack-${proof.pack}.json"`,
    },
  });
}
