"use client";
import type { ReactNode } from "react";
import { forgetOwn } from "@/components/ui/own-words";

type Props = {
  /** Who signs out, by their id. */
  member: string;
  /** Ends the session on this device. */
  signOut: () => Promise<void>;
  className?: string;
  children: ReactNode;
};

/** Signs out; letters and orders that were not sent do not stay behind on the device. */
export function SignOutForm({ member, signOut, className, children }: Props) {
  const forget = () => {
    try {
      forgetOwn(window.localStorage, member);
    } catch {
      // A browser that keeps nothing.
    }
  };
  return (
    <form action={signOut} onSubmit={forget} className={className}>
      {children}
    </form>
  );
}
