import Link from "next/link";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";

export default function NoSuchMember() {
  return (
    <div className="m-auto">
      <h1 className="sr-only">No such member</h1>
      <Empty
        action={
          <Link href="/" className={buttonClass("primary")}>
            Go to the lobby
          </Link>
        }
      >
        Nobody here goes by this nick. Check its spelling.
      </Empty>
    </div>
  );
}
