import { Skeleton } from "@/components/ui/skeleton";

export default function TableLoading() {
  return (
    <div className="grid flex-1 place-items-center p-3" role="status" aria-label="The table is being laid">
      <Skeleton className="h-[70dvh] w-full max-w-[1080px] rounded-lg" />
    </div>
  );
}
