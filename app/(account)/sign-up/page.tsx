import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { CredentialsForm } from "@/components/accounts/credentials-form";
import { GuestForm } from "@/components/accounts/guest-form";
import { OtherSites } from "@/components/accounts/other-sites";
import { Page } from "@/components/shell/page";
import { offeredProviders } from "@/lib/auth/options";
import { safeNext } from "@/lib/auth/safe-next";
import { currentUser } from "@/lib/auth/session";
import { playAsGuest, register } from "../actions";

export const metadata: Metadata = { title: "Create an account" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignUpPage({ searchParams }: Props) {
  const next = safeNext((await searchParams).next);
  const user = await currentUser();
  if (user && !user.guest) redirect(next);
  const onward = next === "/" ? "" : `?next=${encodeURIComponent(next)}`;
  return (
    <Page
      title={user ? "Keep this account" : "Create an account"}
      lead={user ? `Your seats and games as ${user.nick} stay yours under the new nick.` : undefined}
      width="narrow"
    >
      <div className="flex flex-col gap-6">
        <CredentialsForm
          action={register}
          next={next}
          purpose="sign-up"
          verb={user ? "Keep this account" : "Create account"}
          busyVerb={user ? "Keeping it…" : "Creating it…"}
        />
        <OtherSites providers={offeredProviders()} next={`/sign-up/nick${onward}`} verb="Continue with" />
        <hr className="border-line" />
        <p>
          Already have an account?{" "}
          <Link href={`/sign-in${onward}`} className="font-semibold text-primary underline underline-offset-2">
            Sign in
          </Link>
          {user ? " instead; what you have played as a guest then stays with the guest." : "."}
        </p>
        {!user && <GuestForm action={playAsGuest} next={next} />}
      </div>
    </Page>
  );
}
