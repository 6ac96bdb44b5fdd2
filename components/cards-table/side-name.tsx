import clsx from "clsx";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import type { Side } from "./sides";

type Props = {
  side: Side;
  won?: boolean;
  /** The names stand elsewhere, and a title is enough. */
  short?: boolean;
};

/** A side by its colours, as "We" or "They" where the viewer plays, and by its names. */
export function SideName({ side: { seats, title, names }, won = false, short = false }: Props) {
  return (
    <span className="flex items-center gap-2">
      <span className="flex shrink-0 gap-0.5">
        {seats.map((seat) => (
          <SeatSwatch key={seat} seat={seat} />
        ))}
      </span>
      <span className="min-w-0">
        <span className={clsx(won && "font-semibold")}>{title ?? names}</span>
        {title !== null && !short && (
          <>
            {" "}
            <span className="text-sm text-ink-3">{names}</span>
          </>
        )}
      </span>
    </span>
  );
}
