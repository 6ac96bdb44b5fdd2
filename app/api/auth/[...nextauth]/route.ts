import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/auth/options";

type Context = { params: Promise<{ nextauth: string[] }> };

const GET = (request: NextRequest, context: Context): Promise<Response> => NextAuth(request, context, authOptions());

/** Forms only, as our pages send them: what claims to be JSON and is none would be a fault of the library's, not ours. */
async function POST(request: NextRequest, context: Context): Promise<Response> {
  const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ?? true;
  return isForm ? GET(request, context) : new Response("Send this as a form.\n", { status: 415 });
}

export { GET, POST };
