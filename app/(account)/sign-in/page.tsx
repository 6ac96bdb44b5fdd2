import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { CredentialsForm } from "@/components/accounts/credentials-form";
import { GuestForm } from "@/components/accounts/guest-form";
import { OtherSites } from "@/components/accounts/other-sites";
import { problemText } from "@/components/accounts/problems";
import { Page } from "@/components/shell/page";
import { ErrorPanel } from "@/components/ui/empty";
import { offeredProviders } from "@/lib/auth/options";
import { codePath, safeNext } from "@/lib/auth/safe-next";
import { currentUser, pendingSession } from "@/lib/auth/session";
import { playAsGuest, signIn } from "../actions";

export const metadata: Metadata = { title: "Sign in" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignInPage({ searchParams }: Props) {
  const query = await searchParams;
  const next = safeNext(query.next ?? query.callbackUrl);
  const user = await currentUser();
  if (user && !user.guest) redirect(next);
  if (await pendingSession()) redirect(codePath(next));
  const problem = query.problem ?? query.error;
  const onward = next === "/" ? "" : `?next=${encodeURIComponent(next)}`;
  return (
    <Page
      title="Sign in"
      lead={next === "/" ? undefined : "Sign in, or play as a guest, and the page that you asked for opens."}
      width="narrow"
    >
      <div className="flex flex-col gap-6">
        {typeof problem === "string" && <ErrorPanel title={problemText({ code: problem })} />}
        <CredentialsForm action={signIn} next={next} purpose="sign-in" verb="Sign in" busyVerb="Signing in…" />
        <OtherSites providers={offeredProviders()} next={`/sign-up/nick${onward}`} verb="Sign in with" />
        <hr className="border-line" />
        <p>
          New here?{" "}
          <Link href={`/sign-up${onward}`} className="font-semibold text-primary underline underline-offset-2">
            Create an account
          </Link>
          {user ? " and keep what you have played as a guest." : ", or play at once and decide later."}
        </p>
        {!user && <GuestForm action={playAsGuest} next={next} />}
        <p className="text-sm text-ink-2">
          Forgot your password?{" "}
          <Link href="/recover" className="text-primary underline underline-offset-2">
            Open your account with a one-time code
          </Link>
          .
        </p>
      </div>
    </Page>
  );
}
