import { connection } from "next/server";
import type { Topic } from "@/lib/contracts/topics";
import { Freshness } from "./freshness";

/**
 * Has the page that it stands on read anew when something about a topic has changed since it was written: while somebody
 * looks at it and nothing that they sent is under way.
 */
export async function StayFresh({ topic }: { topic: Topic }) {
  await connection();
  return <Freshness topic={topic} writtenAt={Date.now()} />;
}
