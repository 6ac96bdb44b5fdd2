import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import encodeQR from "qr";
import { OneTimeCodes } from "@/components/accounts/one-time-codes";
import { PasskeyList } from "@/components/accounts/passkey-list";
import { TotpForm } from "@/components/accounts/totp-form";
import { Page, Panel } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { isProven } from "@/lib/auth/policy";
import { signInPath } from "@/lib/auth/safe-next";
import { currentSession } from "@/lib/auth/session";
import { readSecondFactor } from "@/lib/services/accounts/second-factor";
import { readTotpSetup } from "@/lib/services/accounts/totp";
import { allowPasskey, finishTotp, makeCodes, removePasskey, removeTotp, setUpTotp } from "./actions";

export const metadata: Metadata = { title: "Second factor" };

/** An address as a picture to scan, dark on light in every theme, with the margin of four modules that readers look for. */
const qrOf = (uri: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(encodeQR(uri, "svg", { border: 4 })).toString("base64")}`;

/** What one may need besides the password to sign in, and what helps when it is lost. */
export default async function SecondFactorPage() {
  const session = await currentSession();
  if (!session) redirect(signInPath("/settings/second-factor"));
  const { member, provedAt } = session;
  if (member.guest) redirect("/sign-up?next=/settings");
  const [factor, setup] = await Promise.all([
    readSecondFactor(member.id),
    // The secret is shown only to whoever has shown lately that it is they.
    isProven(provedAt, Date.now()) ? readTotpSetup(member.id, member.nick) : null,
  ]);
  const on = factor.totp || factor.passkeys.length > 0;
  return (
    <Page
      title="Second factor"
      lead="Something that you have, besides the password that you know. Whoever guesses your password then still stays outside."
      width="middle"
      verb={
        <Link href="/settings" className={buttonClass("secondary")}>
          Back to the settings
        </Link>
      }
    >
      <div className="flex flex-col gap-4">
        <Panel title="Authenticator app" lead="An app on your phone shows a new code every half minute.">
          <TotpForm
            on={factor.totp}
            setup={setup && { secret: setup.secret, picture: qrOf(setup.uri) }}
            begin={setUpTotp}
            finish={finishTotp}
            remove={removeTotp}
          />
        </Panel>
        <Panel title="Passkeys" lead="Your phone, your computer or a security key answers for you.">
          <PasskeyList passkeys={factor.passkeys} allow={allowPasskey} remove={removePasskey} />
        </Panel>
        <Panel
          title="One-time codes"
          lead={
            on
              ? "Each stands in for the second factor once, when your phone is lost."
              : "Each opens your account once, when you forgot your password."
          }
        >
          <OneTimeCodes left={factor.codesLeft} make={makeCodes} />
        </Panel>
      </div>
    </Page>
  );
}
