import "server-only";
import type { NextAuthOptions } from "next-auth";
import DiscordProvider from "next-auth/providers/discord";
import GitHubProvider from "next-auth/providers/github";
import GoogleProvider from "next-auth/providers/google";
import type { Provider } from "next-auth/providers/index";
import { IDENTITY_PROVIDERS, type IdentityProvider } from "../contracts/account-words";
import { authSecret, env } from "../env";
import { endSession } from "../services/accounts/end-sessions";
import { readSession } from "../services/accounts/read-session";
import { type Identified, signInWithIdentity } from "../services/accounts/sign-in-with-identity";
import { clientAddress } from "./client-address";
import { beginSession, currentSession } from "./session";
import { cookieName, cookieOptions, isSecure, SESSION_SECONDS, sessionCookieName } from "./session-cookie";

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
 * forms, which work without a script. The cookie is an encrypted token that names a session of the database (`sid`).
 */
export const authOptions = (): NextAuthOptions => ({
  secret: authSecret(),
  providers: offeredProviders().map(provider),
  session: { strategy: "jwt", maxAge: SESSION_SECONDS },
  useSecureCookies: isSecure(),
  cookies: {
    sessionToken: { name: sessionCookieName(), options: cookieOptions(SESSION_SECONDS) },
    callbackUrl: passing("callback-url"),
    state: passing("state"),
    pkceCodeVerifier: passing("pkce.code_verifier"),
    nonce: passing("nonce"),
  },
  pages: { signIn: "/sign-in", signOut: "/settings", error: "/sign-in" },
  callbacks: {
    async signIn({ user, account }) {
      if (!account || !isProvider(account.provider)) return false;
      const { provider, providerAccountId: subject } = account;
      const name = user.name ?? user.email?.split("@")[0] ?? "";
      const [session, address] = [await currentSession(), await clientAddress()];
      const result = await signInWithIdentity(session, { provider, subject, name }, address);
      if (!result.ok) {
        const page = /identity_taken|prove$/.test(result.error.code) ? "/settings" : "/sign-in";
        return `${page}?problem=${encodeURIComponent(result.error.code)}`;
      }
      Object.assign(user, result.value);
      return true;
    },
    async jwt({ token, user, account }) {
      if (account && isIdentified(user)) {
        // Linking is no sign-in: the session goes on.
        const present = user.linked ? await currentSession() : null;
        if (present) return { sid: present.id };
        const begun = await beginSession(user);
        if (!begun.ok) throw new Error("This session has ended.");
        return { sid: begun.value };
      }
      if (typeof token.sid !== "string" || !(await readSession(token.sid))) throw new Error("This session has ended.");
      return { sid: token.sid };
    },
    session: ({ session }) => ({ expires: session.expires }),
  },
  events: {
    /** next-auth's own way out forgets the cookie; the session ends with it. */
    async signOut({ token }) {
      const session = typeof token?.sid === "string" ? await readSession(token.sid) : null;
      if (session) await endSession(session.member, session.id);
    },
  },
  logger: { error: () => {}, warn: () => {}, debug: () => {} },
});

/** A cookie that next-auth needs until the other site has answered. */
const passing = (name: string) => ({ name: cookieName(`next-auth.${name}`), options: cookieOptions(15 * 60) });

function isIdentified(user: object): user is Identified {
  return "userId" in user && "linked" in user;
}
