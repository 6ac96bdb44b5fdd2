import { type NextRequest, NextResponse } from "next/server";
import { env } from "./lib/env";

/**
 * Gives each page a content security policy with a nonce of its own: only scripts that the house has written run.
 * It decides nothing about who may see what; pages and services do.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentPolicy(nonce, request.headers.get("host"));
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("Content-Security-Policy", policy);
  // An address that no text has is nothing's; left to the router, it would fail.
  const response = isReadable(request.nextUrl.pathname)
    ? NextResponse.next({ request: { headers } })
    : NextResponse.rewrite(new URL("/nothing", request.nextUrl), { request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function contentPolicy(nonce: string, host: string | null): string {
  const live = host !== null && /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : "";
  const inDevelopment = env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${inDevelopment}`,
    // Styles that libraries set while a page lives (menus, the editor) carry no nonce.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${live}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const config = {
  matcher: [
    // Every address that may be unreadable.
    { source: "/(.*%.*)" },
    // Every page, however it is asked for: a header of the request must not take the policy away.
    { source: "/((?!api/|socket\\.io(?:/|$)|_next/|favicon\\.(?:svg|ico)$|mark\\.svg$).*)" },
  ],
};
