const sidecar = `http://127.0.0.1:${process.env.SIDECAR_PORT || 3001}`;

/** Hosts from which forms are taken besides the one that was asked: behind a proxy the two may differ. */
const allowedOrigins = [process.env.APP_ORIGIN, ...(process.env.ALLOWED_ORIGINS ?? "").split(",")]
  .map((origin) => origin?.trim())
  .flatMap((origin) => (origin && URL.canParse(origin) ? [new URL(origin).host] : []));

/** Headers of every answer; the content security policy, which needs a nonce a page, comes from proxy.ts. */
const headers = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), payment=(), usb=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

/** Addresses under /api answer with data: what they answer runs and frames nothing. */
const NOTHING_RUNS = { key: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'" };

/** @type {import("next").NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || ".next",
  reactStrictMode: true,
  poweredByHeader: false,
  // Without it every handshake of the live connection is redirected and fails.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ["@node-rs/argon2", "pg", "prom-client", "rate-limiter-flexible"],
  allowedDevOrigins: ["127.0.0.1", "localhost"],
  experimental: {
    serverActions: { allowedOrigins },
    // Nothing reads those of the server: its processes run without `--enable-source-maps`. A third of a build's time.
    ...(process.env.NODE_ENV === "production" && { turbopackSourceMaps: false }),
    // What builds once and is thrown away needs nothing to build faster the next time.
    ...(process.env.NEXT_BUILD_CACHE === "0" && { turbopackFileSystemCacheForBuild: false }),
  },
  // `npm test` checks them, and builds: whoever starts a house need not wait for it.
  typescript: { ignoreBuildErrors: true },
  async rewrites() {
    return [
      // Where a browser looks before the page has told it of the picture.
      { source: "/favicon.ico", destination: "/favicon.svg" },
      { source: "/socket.io", destination: `${sidecar}/socket.io/` },
      { source: "/socket.io/:path*", destination: `${sidecar}/socket.io/:path*` },
    ];
  },
  async redirects() {
    // The settings' address before "world" meant a world of games.
    return [
      { source: "/staff/world", destination: "/staff/economy", permanent: true },
      // What stands before the name of a card or of a binder's owner: all cards, and one's own binder.
      { source: "/cards", destination: "/collection", permanent: false },
      { source: "/binders", destination: "/collection", permanent: false },
    ];
  },
  async headers() {
    return [
      { source: "/:path*", headers },
      // Not asked for anew with every change of the address.
      {
        source: "/:sign(favicon\\.svg|favicon\\.ico|mark\\.svg)",
        headers: [{ key: "Cache-Control", value: "public, max-age=86400" }],
      },
      { source: "/api/:path*", headers: [NOTHING_RUNS] },
    ];
  },
};

export default config;
