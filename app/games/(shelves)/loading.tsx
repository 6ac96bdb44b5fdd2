import { Page } from "@/components/shell/page";
import { Skeleton } from "@/components/ui/skeleton";

export default function GamesLoading() {
  return (
    <Page
      title="Games"
      lead="Every game here is declared in a file: read its rules, open a table of it, or write one of your own."
    >
      <div role="status" className="grid gap-3 pt-10 tablet:grid-cols-2 desk:grid-cols-3">
        <span className="sr-only">Loading the games</span>
        <Skeleton className="h-42" />
        <Skeleton className="h-42" />
        <Skeleton className="h-42" />
      </div>
    </Page>
  );
}
