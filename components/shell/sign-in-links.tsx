"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { buttonClass } from "../ui/button";

/** The ways in, which lead back to the page one is on. */
export function SignInLinks() {
  const path = usePathname();
  const stays = path === "/" || /^\/sign-(in|up)/.test(path);
  const onward = stays ? "" : `?next=${encodeURIComponent(path)}`;
  return (
    <>
      <Link href={`/sign-in${onward}`} className={buttonClass("ghost", true)}>
        Sign in
      </Link>
      <Link href={`/sign-up${onward}`} className={`${buttonClass("primary", true)} phone:hidden`}>
        Sign up
      </Link>
    </>
  );
}
