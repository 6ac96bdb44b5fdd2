import { currentLanguage } from "@/lib/auth/language";
import { currentUser } from "@/lib/auth/session";
import { readTemplate } from "@/lib/services/templates/read-template";
import { messagesOf } from "@/lib/texts/messages-of";

type Context = { params: Promise<{ template: string }> };

/** The template's file as its author wrote it, to keep or to bring to another house. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { template: slug } = await params;
  const asked = new URL(request.url).searchParams.get("version");
  const version = asked === null ? undefined : Number(asked);
  const template = await readTemplate(await currentUser(), { slug, version });
  if (!template) {
    const { text } = messagesOf("games", await currentLanguage()).notFound;
    return new Response(`${text}\n`, { status: 404 });
  }
  return new Response(template.source, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${slug}.json"`,
      "Cache-Control": "private, no-store",
    },
  });
}
