import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CredentialsForm } from "@/components/accounts/credentials-form";
import { GuestForm } from "@/components/accounts/guest-form";
import { OtherSites } from "@/components/accounts/other-sites";
import { Page } from "@/components/shell/page";
import { TextsOfSignIn } from "@/components/texts/doors/sign-in";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { offeredProviders } from "@/lib/auth/options";
import { safeNext } from "@/lib/auth/safe-next";
import { currentUser } from "@/lib/auth/session";
import { messagesOf } from "@/lib/texts/messages-of";
import { playAsGuest, register } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("signIn", await currentLanguage()).up.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignUpPage({ searchParams }: Props) {
  const next = safeNext((await searchParams).next);
  const user = await currentUser();
  if (user && !user.guest) redirect(next);
  const onward = next === "/" ? "" : `?next=${encodeURIComponent(next)}`;
  const language = await currentLanguage();
  const { up: t, guest } = messagesOf("signIn", language);
  return (
    <TextsOfSignIn language={language}>
      <Page title={user ? t.keep.title : t.title} lead={user ? t.keep.lead(user.nick) : undefined} width="narrow">
        <div className="flex flex-col gap-6">
          <CredentialsForm
            action={register}
            next={next}
            purpose="sign-up"
            verb={user ? t.keep.verb : t.verb}
            busyVerb={user ? t.keep.busy : t.busy}
          />
          <OtherSites providers={offeredProviders()} next={`/sign-up/nick${onward}`} purpose="sign-up" />
          <hr className="border-line" />
          <div className="flex flex-col gap-3">
            <p>
              {t.have}{" "}
              <Link href={`/sign-in${onward}`} className="font-semibold text-primary underline underline-offset-2">
                {t.signIn}
              </Link>
            </p>
            <p className="text-ink-2">{user ? t.keep.leaves : guest.lead}</p>
            {!user && <GuestForm action={playAsGuest} next={next} verb={guest.play} busyVerb={guest.busy} />}
          </div>
        </div>
      </Page>
    </TextsOfSignIn>
  );
}
