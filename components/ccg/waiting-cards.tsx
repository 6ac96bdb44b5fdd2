import { Skeleton } from "../ui/skeleton";

/** Where cards will stand. */
export const WaitingCards = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid grid-cols-3 gap-3.5 tablet:grid-cols-5 desk:grid-cols-6">
    {Array.from({ length: 18 }, (_, place) => `s${place}`).map((key) => (
      <Skeleton key={key} className="aspect-[63/88]" />
    ))}
  </div>
);
