"use client";
import { Page } from "@/components/shell/page";
import { useTexts } from "@/components/texts/context";
import { Skeleton } from "@/components/ui/skeleton";

/** Says what is coming with the words that the shell has: those of the page come with it. */
export default function GamesLoading() {
  const { rooms, loading } = useTexts("shell");
  return (
    <Page title={rooms.games} lead={<Skeleton className="h-6 w-full max-w-lg" />}>
      <div role="status" className="grid gap-3 pt-10 tablet:grid-cols-2 desk:grid-cols-3">
        <span className="sr-only">{loading}</span>
        <Skeleton className="h-42" />
        <Skeleton className="h-42" />
        <Skeleton className="h-42" />
      </div>
    </Page>
  );
}
