import { cardPicture } from "@/lib/services/catalogue/card-picture";
import { readGame } from "@/lib/services/catalogue/games";
import { cardsText } from "@/lib/services/catalogue/read-cards";

/** Under an address with a version for good; else it may have changed. */
const keeping = (request: Request): string =>
  new URL(request.url).searchParams.has("v") ? "public, max-age=31536000, immutable" : "no-cache";
const nothing = () => new Response("There is no such picture.", { status: 404 });

/** `12-s.webp`, `12-l.webp`, `12-x.webp`: a card's picture; `cards.json`: all cards of the game. */
export async function GET(request: Request, { params }: { params: Promise<{ game: string; file: string }> }) {
  const { game, file } = await params;
  if (file === "cards.json") {
    const found = await readGame(game);
    return found
      ? new Response(cardsText(found), {
          headers: { "content-type": "application/json", "cache-control": keeping(request) },
        })
      : nothing();
  }
  const [, number, size] = /^(\d{1,7})-(s|l|x)\.webp$/.exec(file) ?? [];
  if (number === undefined) return nothing();
  const picture = await cardPicture({ game, number: Number(number), size: size === "l" || size === "x" ? size : "s" });
  return picture
    ? new Response(new Uint8Array(picture), {
        headers: { "content-type": "image/webp", "cache-control": keeping(request) },
      })
    : nothing();
}
