import Link from "next/link";

/** A member's nick that leads to the member's page. */
export const MemberLink = ({ nick }: { nick: string }) => (
  <Link href={`/u/${nick}`} className="underline underline-offset-4">
    {nick}
  </Link>
);

/** Who did something: a member, or the house by itself. */
export const Doer = ({ by }: { by: string | null }) => (by === null ? "the house" : <MemberLink nick={by} />);
