import type { Row } from "./envelope";

/**
 * Which rows of a log still count, known from its rewinds alone: the last row's line of descent, as `liveRows` has it of
 * rows that are all at hand. A rewind itself is no part of it.
 */
export class Lineage {
  private readonly rewinds: { readonly seq: number; readonly to: number }[] = [];

  /** The rows are passed in their order. */
  pass({ seq, payload }: Row<unknown>): void {
    if (payload.kind === "rewound") this.rewinds.push({ seq, to: payload.to });
  }

  /** Asks of rows that were passed. */
  asked(): (seq: number) => boolean {
    /** From the last one backwards, each above the next. */
    const spans: { after: number; to: number }[] = [];
    let to = Number.POSITIVE_INFINITY;
    for (const rewind of this.rewinds.toReversed()) {
      if (rewind.seq > to) continue;
      spans.push({ after: rewind.seq, to });
      to = rewind.to;
    }
    spans.push({ after: 0, to });
    return (seq) => {
      const span = spans.find(({ after }) => after < seq);
      return span !== undefined && seq <= span.to;
    };
  }
}
