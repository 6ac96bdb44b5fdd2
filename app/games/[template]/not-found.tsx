import Link from "next/link";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";

export default function NoSuchGame() {
  return (
    <div className="m-auto">
      <h1 className="sr-only">No such game</h1>
      <Empty
        action={
          <Link href="/games" className={buttonClass("primary")}>
            See all games
          </Link>
        }
      >
        There is no such game on the shelves, or its author keeps it as a draft.
      </Empty>
    </div>
  );
}
