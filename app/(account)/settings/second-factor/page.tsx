import type { Metadata } from "next";
import { redirect } from "next/navigation";
import encodeQR from "qr";
import { OneTimeCodes } from "@/components/accounts/one-time-codes";
import { PasskeyList } from "@/components/accounts/passkey-list";
import { TotpForm } from "@/components/accounts/totp-form";
import { Page, Panel } from "@/components/shell/page";
import { TextsOfSecondFactor } from "@/components/texts/doors/second-factor";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { isProven } from "@/lib/auth/policy";
import { signInPath } from "@/lib/auth/safe-next";
import { currentSession } from "@/lib/auth/session";
import { readSecondFactor } from "@/lib/services/accounts/second-factor";
import { readTotpSetup } from "@/lib/services/accounts/totp";
import { messagesOf } from "@/lib/texts/messages-of";
import { allowPasskey, finishTotp, makeCodes, removePasskey, removeTotp, setUpTotp } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("secondFactor", await currentLanguage()).title };
}

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
    readSecondFactor(member),
    // The secret is shown only to whoever has shown lately that it is they.
    isProven(provedAt, Date.now()) ? readTotpSetup(member) : null,
  ]);
  const language = await currentLanguage();
  const t = messagesOf("secondFactor", language);
  const on = factor.totp || factor.passkeys.length > 0;
  return (
    <TextsOfSecondFactor language={language}>
      <Page
        title={t.title}
        lead={t.lead}
        width="middle"
        verb={
          <Link href="/settings" className={buttonClass("secondary")}>
            {t.back}
          </Link>
        }
      >
        <div className="flex flex-col gap-4">
          <Panel title={t.app.title} lead={t.app.lead}>
            <TotpForm
              on={factor.totp}
              setup={setup && { secret: setup.secret, picture: qrOf(setup.uri) }}
              begin={setUpTotp}
              finish={finishTotp}
              remove={removeTotp}
            />
          </Panel>
          <Panel title={t.passkeys.title} lead={t.passkeys.lead}>
            <PasskeyList passkeys={factor.passkeys} allow={allowPasskey} remove={removePasskey} />
          </Panel>
          <Panel title={t.codes.title} lead={on ? t.codes.leadOn : t.codes.leadOff}>
            <OneTimeCodes left={factor.codesLeft} make={makeCodes} />
          </Panel>
        </div>
      </Page>
    </TextsOfSecondFactor>
  );
}
