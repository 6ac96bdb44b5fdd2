import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { type ReactNode, Suspense } from "react";
import { MemberAvatar } from "@/components/accounts/member-avatar";
import { Bell } from "@/components/realtime/bell";
import { PurseWatch } from "@/components/realtime/purse-watch";
import { AccountMenu } from "@/components/shell/account-menu";
import { APPLY_TABLE_PREFS, FOLLOW_DEVICE, KEEP_EARLY_PRESSES } from "@/components/shell/before-script";
import { EarlyPresses } from "@/components/shell/early-presses";
import { Frame } from "@/components/shell/frame";
import { IdentityWatch } from "@/components/shell/identity";
import { LanguageSwitch } from "@/components/shell/language-switch";
import { BottomBar } from "@/components/shell/nav-links";
import { Purse } from "@/components/shell/purse";
import { SignInLinks } from "@/components/shell/sign-in-links";
import { ThemeKeeper } from "@/components/shell/theme";
import { TopBar } from "@/components/shell/top-bar";
import { TextsOfSite } from "@/components/texts/doors/site";
import { Skeleton } from "@/components/ui/skeleton";
import { currentLanguage } from "@/lib/auth/language";
import type { Member } from "@/lib/auth/policy";
import { canCollect, canSeeStaffPage } from "@/lib/auth/policy";
import { currentSession } from "@/lib/auth/session";
import { readPurseLines } from "@/lib/services/ledger/read-purse-lines";
import type { Language } from "@/lib/texts/languages";
import { messagesOf } from "@/lib/texts/messages-of";
import { signOut } from "./(account)/actions";
import { namesOfProducts, purseOf } from "./reads";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: { default: "Guildhall", template: "%s · Guildhall" },
    description: messagesOf("shell", await currentLanguage()).description,
    icons: { icon: "/favicon.svg" },
  };
}

export const viewport: Viewport = {
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f6f2ea" },
    { media: "(prefers-color-scheme: dark)", color: "#1c1a17" },
  ],
};

/** The purse of the top bar: it comes when it is read, and the page does not wait for it. */
async function PurseOf({ member, language }: { member: Member; language: Language }) {
  const [{ money, aside, sealed }, lines, products] = await Promise.all([
    purseOf(member),
    readPurseLines(member),
    namesOfProducts(),
  ]);
  const [{ purse: t }, transfers] = [messagesOf("shell", language), messagesOf("transfers", language)];
  return <Purse cents={money - aside} {...{ aside, sealed, lines, products, t, transfers }} />;
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const session = await currentSession();
  const language = await currentLanguage();
  const t = messagesOf("shell", language);
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const theme = session?.preferences.theme ?? "system";
  return (
    <html lang={language} className={theme === "dark" ? "dark" : undefined} suppressHydrationWarning>
      <head>
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
          dangerouslySetInnerHTML={{
            __html: (theme === "system" ? FOLLOW_DEVICE : "") + APPLY_TABLE_PREFS + KEEP_EARLY_PRESSES,
          }}
          suppressHydrationWarning
        />
      </head>
      <body>
        <a href="#main" className="skip-link">
          {t.skip}
        </a>
        <TextsOfSite language={language}>
          <EarlyPresses />
          <ThemeKeeper theme={theme} />
          <IdentityWatch userId={session?.member.id ?? null} />
          <Frame
            top={
              <TopBar>
                {!session?.preferences.locale && <LanguageSwitch isMember={session !== null} />}
                {session && canCollect(session.member) && (
                  <Suspense fallback={<Skeleton className="h-9 w-24" />}>
                    <PurseOf member={session.member} language={language} />
                    <PurseWatch unread={session.notices} />
                  </Suspense>
                )}
                {session && <Bell unread={session.notices} />}
                {session ? (
                  <AccountMenu
                    id={session.member.id}
                    nick={session.member.nick}
                    guest={session.member.guest}
                    staff={canSeeStaffPage(session.member) || session.withheld}
                    face={<MemberAvatar avatar={session.preferences.avatar} nick={session.member.nick} size={30} />}
                    signOut={signOut}
                  />
                ) : (
                  <SignInLinks />
                )}
              </TopBar>
            }
            bottom={<BottomBar />}
          >
            {children}
          </Frame>
        </TextsOfSite>
      </body>
    </html>
  );
}
