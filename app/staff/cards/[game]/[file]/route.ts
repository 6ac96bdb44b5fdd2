import { currentLanguage } from "@/lib/auth/language";
import { currentUser } from "@/lib/auth/session";
import { readCardFile } from "@/lib/services/catalogue/list-card-games";
import { messagesOf } from "@/lib/texts/messages-of";

/** A file of a card game as it was written, to keep or to change. Strangers do not learn which there are. */
export async function GET(_: Request, { params }: { params: Promise<{ game: string; file: string }> }) {
  const { game, file } = await params;
  const text = await readCardFile(await currentUser(), { game, file });
  if (text === null) return new Response(messagesOf("staff", await currentLanguage()).noFile, { status: 404 });
  return new Response(text, {
    headers: {
      "content-type": "application/json",
      "content-disposition": `attachment; filename="${file}.json"`,
      "cache-control": "no-store",
    },
  });
}
