import { Skeleton } from "@/components/ui/skeleton";

export default function GamesLoading() {
  return (
    <div role="status" className="mx-auto w-full max-w-[1240px] px-3 py-6 tablet:px-5 tablet:py-8">
      <span className="sr-only">Loading the games</span>
      <Skeleton className="mb-8 h-10 w-52" />
      <div className="grid gap-3 tablet:grid-cols-2 desk:grid-cols-3">
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
    </div>
  );
}
