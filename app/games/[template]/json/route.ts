import { currentUser } from "@/lib/auth/session";
import { readTemplate } from "@/lib/services/templates/read-template";

type Context = { params: Promise<{ template: string }> };

/** The template's file as its author wrote it, to keep or to bring to another house. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { template: slug } = await params;
  const asked = new URL(request.url).searchParams.get("version");
  const version = asked === null ? undefined : Number(asked);
  const template = await readTemplate({ slug, version, actor: await currentUser() });
  if (!template) return new Response("There is no such game.\n", { status: 404 });
  return new Response(template.source, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${slug}.json"`,
      "Cache-Control": "private, no-store",
    },
  });
}
