import { Link } from "@/components/ui/link";

/** A member's nick that leads to the member's page. */
export const MemberLink = ({ nick }: { nick: string }) => (
  <Link href={`/u/${nick}`} className="underline underline-offset-4">
    {nick}
  </Link>
);

/** Who did something: a member, or the house by itself, as `house` says it. */
export const Doer = ({ by, house }: { by: string | null; house: string }) =>
  by === null ? house : <MemberLink nick={by} />;
