import { deckDoors } from "@/lib/services/doors/decks";
import { enter } from "@/lib/services/doors/door";
import { currentAsking } from "@/lib/web/asking";

const REFUSED = { "deck/wait": 429, "deck/malformed": 400 } as const;

/** A deck as a picture, for whoever may see the deck: `?kind=whole` all of it, else as those show it who show links. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { link, kind } = Object.fromEntries(new URL(request.url).searchParams);
  const { id } = await params;
  const asked = { id, ...(link === undefined ? {} : { link }), ...(kind === undefined ? {} : { kind }) };
  const picture = await enter(deckDoors.picture, await currentAsking(), asked);
  if (!picture.ok) {
    const status = REFUSED[picture.error.code as keyof typeof REFUSED] ?? 404;
    return new Response("There is no such deck.", { status, headers: { "Cache-Control": "no-store" } });
  }
  const { png, name, isPublic } = picture.value;
  const headers = {
    "Content-Type": "image/png",
    "X-Content-Type-Options": "nosniff",
    // Its owner may close it, and does change it.
    "Cache-Control": isPublic ? "public, max-age=300" : "private, no-cache",
    ETag: `"${name}"`,
  };
  if (request.headers.get("if-none-match") === headers.ETag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(png), { headers });
}
