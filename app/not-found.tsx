import Link from "next/link";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";

export const metadata = { title: "Nothing here" };

export default function NotFound() {
  return (
    <div className="m-auto">
      <h1 className="sr-only">Nothing here</h1>
      <Empty
        action={
          <Link href="/" className={buttonClass("primary")}>
            Go to the lobby
          </Link>
        }
      >
        There is nothing at this address. It may have been closed or mistyped.
      </Empty>
    </div>
  );
}
