import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CodeForm } from "@/components/accounts/code-form";
import { Page } from "@/components/shell/page";
import { safeNext, signInPath } from "@/lib/auth/safe-next";
import { currentUser, pendingSession } from "@/lib/auth/session";
import { proofWays } from "@/lib/services/accounts/prove-session";
import { confirmCode, signOut } from "../../actions";

export const metadata: Metadata = { title: "Second factor" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Between the password and being signed in: the second factor. */
export default async function CodePage({ searchParams }: Props) {
  const next = safeNext((await searchParams).next);
  const session = await pendingSession();
  if (!session) redirect((await currentUser()) ? next : signInPath(next));
  const ways = await proofWays(session.member.id);
  return (
    <Page
      title="One more step"
      lead={`The password is right. Show your second factor, ${session.member.nick}.`}
      width="narrow"
    >
      <div className="flex flex-col gap-6">
        <CodeForm action={confirmCode} next={next} code={ways.includes("code")} passkey={ways.includes("passkey")} />
        <form action={signOut} className="border-t border-line pt-4">
          <button type="submit" className="min-h-11 text-ink-2 underline underline-offset-4">
            Sign in as somebody else
          </button>
        </form>
      </div>
    </Page>
  );
}
