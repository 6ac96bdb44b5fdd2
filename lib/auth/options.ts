import "server-only";
import type { NextAuthOptions } from "next-auth";
import DiscordProvider from "next-auth/providers/discord";
import GitHubProvider from "next-auth/providers/github";
import GoogleProvider from "next-auth/providers/google";
import type { Provider } from "next-auth/providers/index";
import { IDENTITY_PROVIDERS, type IdentityProvider } from "../contracts/account-words";
import { authSecret, env } from "../env";
import { readSession } from "../services/accounts/read-session";
import { signInWithIdentity } from "../services/accounts/sign-in-with-identity";
import { currentUser } from "./session";
import { isSecure, SESSION_SECONDS, sessionCookieName, sessionCookieOptions } from "./session-cookie";

const KEYS: Record<IdentityProvider, { id: string | undefined; secret: string | undefined }> = {
  github: { id: env.GITHUB_ID, secret: env.GITHUB_SECRET },
  google: { id: env.GOOGLE_ID, secret: env.GOOGLE_SECRET },
  discord: { id: env.DISCORD_ID, secret: env.DISCORD_SECRET },
};

/** The other sites whose keys are set: only these are offered. */
export const offeredProviders = (): IdentityProvider[] =>
  IDENTITY_PROVIDERS.filter((provider) => KEYS[provider].id && KEYS[provider].secret);

function provider(name: IdentityProvider): Provider {
  const keys = { clientId: KEYS[name].id ?? "", clientSecret: KEYS[name].secret ?? "" };
  switch (name) {
    case "github":
      return GitHubProvider(keys);
    case "google":
      return GoogleProvider(keys);
    case "discord":
      return DiscordProvider(keys);
  }
}

const isProvider = (name: string): name is IdentityProvider => IDENTITY_PROVIDERS.some((known) => known === name);

/**
 * next-auth serves the sign-in by other sites and keeps the session cookie's form; nick and password come in by our own
 * forms, which work without a script. Sessions are encrypted tokens that name the user's session version: raising it
 * ends them all.
 */
export const authOptions = (): NextAuthOptions => ({
  secret: authSecret(),
  providers: offeredProviders().map(provider),
  session: { strategy: "jwt", maxAge: SESSION_SECONDS },
  useSecureCookies: isSecure(),
  cookies: { sessionToken: { name: sessionCookieName(), options: sessionCookieOptions() } },
  pages: { signIn: "/sign-in", signOut: "/settings", error: "/sign-in" },
  callbacks: {
    async signIn({ user, account }) {
      if (!account || !isProvider(account.provider)) return false;
      const result = await signInWithIdentity({
        provider: account.provider,
        subject: account.providerAccountId,
        name: user.name ?? user.email?.split("@")[0] ?? "",
        current: await currentUser(),
      });
      if (!result.ok) {
        const page = result.error.code === "account/identity_taken" ? "/settings" : "/sign-in";
        return `${page}?problem=${encodeURIComponent(result.error.code)}`;
      }
      Object.assign(user, result.value);
      return true;
    },
    async jwt({ token, user, account }) {
      if (account && isIdentified(user)) {
        return { sub: user.userId, sv: user.sessionVersion, ...(user.fresh ? { fresh: true } : {}) };
      }
      const { sub, sv } = token;
      const session =
        typeof sub === "string" && typeof sv === "number"
          ? await readSession({ userId: sub, sessionVersion: sv })
          : null;
      if (!session) throw new Error("This session has ended.");
      return token;
    },
    session: ({ session }) => ({ expires: session.expires }),
  },
  logger: { error: () => {}, warn: () => {}, debug: () => {} },
});

function isIdentified(user: object): user is { userId: string; sessionVersion: number; fresh: boolean } {
  return "userId" in user && "sessionVersion" in user && "fresh" in user;
}
