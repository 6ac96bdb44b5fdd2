import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/auth/options";

type Context = { params: Promise<{ nextauth: string[] }> };

const answer = (request: NextRequest, context: Context): Promise<Response> => NextAuth(request, context, authOptions());

export { answer as GET, answer as POST };
