import Link from "next/link";

/** A member's nick that leads to the member's page. */
export const MemberLink = ({ nick }: { nick: string }) => (
  <Link href={`/u/${nick}`} className="underline underline-offset-4">
    {nick}
  </Link>
);
