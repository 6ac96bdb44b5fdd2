"use client";
import type { MouseEvent, ReactNode } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { SignOutForm } from "./sign-out-form";

type Props = {
  id: string;
  nick: string;
  guest: boolean;
  /** Whether the staff's page has something for this member. */
  staff: boolean;
  /** The avatar, drawn by the server: no page has to load how. */
  face: ReactNode;
  /** Ends the session on this device. */
  signOut: () => Promise<void>;
};

const ITEM =
  "flex min-h-11 w-full items-center rounded-sm px-3 text-left hover:bg-brass-soft focus-visible:bg-brass-soft desk:min-h-9";

const shut = (event: MouseEvent<HTMLElement>): void =>
  event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();

const Item = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <Link href={href} className={ITEM} onClick={shut}>
      {children}
    </Link>
  </li>
);

/** What is one's own, behind the avatar. A native popover: it opens before any script has come. */
export function AccountMenu({ id, nick, guest, staff, face, signOut }: Props) {
  const { account: t } = useTexts("shell");
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-haspopup="true"
        className="flex min-h-11 items-center gap-2 rounded-sm px-1.5 hover:bg-sunken"
      >
        {face}
        <span className="max-w-32 truncate font-medium phone:sr-only">{nick}</span>
        <span className="sr-only">, {t.menu}</span>
      </button>
      <div
        id="account-menu"
        popover="auto"
        className="fixed inset-auto top-13 right-2 m-0 w-60 rounded-md border border-line bg-raised p-1 text-ink shadow-3 desk:right-5"
      >
        <nav aria-label={t.title}>
          <ul>
            {guest && <Item href="/sign-up">{t.keep}</Item>}
            <Item href={`/u/${nick}`}>{t.profile}</Item>
            {!guest && <Item href="/statement">{t.statement}</Item>}
            <Item href="/settings">{t.settings}</Item>
            <Item href="/verify">{t.verify}</Item>
            {staff && <Item href="/staff">{t.staff}</Item>}
          </ul>
        </nav>
        <SignOutForm member={id} signOut={signOut} className="mt-1 border-t border-line pt-1">
          <button type="submit" className={ITEM} onClick={shut}>
            {guest ? t.signOutGuest : t.signOut}
          </button>
        </SignOutForm>
      </div>
    </>
  );
}
