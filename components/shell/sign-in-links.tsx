"use client";
import { usePathname } from "next/navigation";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { buttonClass } from "../ui/button";

/** The ways in, which lead back to the page one is on. */
export function SignInLinks() {
  const t = useTexts("shell");
  const path = usePathname();
  const stays = path === "/" || /^\/sign-(in|up)/.test(path);
  const onward = stays ? "" : `?next=${encodeURIComponent(path)}`;
  return (
    <>
      <Link href={`/sign-in${onward}`} className={buttonClass("ghost", true)}>
        {t.signIn}
      </Link>
      <Link href={`/sign-up${onward}`} className={`${buttonClass("primary", true)} phone:hidden`}>
        {t.signUp}
      </Link>
    </>
  );
}
