import Link from "next/link";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";

/** An address that leads to no table. */
export default function NoSuchTable() {
  return (
    <div className="m-auto" data-lost>
      <h1 className="sr-only">No such table</h1>
      <Empty
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link href="/" className={buttonClass("primary")}>
              See the open tables
            </Link>
            <Link href="/tables/new" className={buttonClass()}>
              Open a table
            </Link>
          </div>
        }
      >
        There is no table at this address. Check the link, or find another table in the lobby.
      </Empty>
    </div>
  );
}
