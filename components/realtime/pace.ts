/** How far apart, in ms, what is told again and again is told: closely at first, then ever further apart. */
const FIRST_GAP = 100;
const LAST_GAP = 500;
const GROWS = 1.2;
/** What stands still is told again so often, in ms: whoever does not hear of it takes it for over. */
const STILL_EVERY = 2_500;

export type Pace<T> = {
  /** What holds now: told at once, or with the next turn, where it may have been overtaken by a later one. */
  tell(value: T): void;
  /** Nothing holds any more, and the next thing that is told begins anew. */
  end(): void;
};

/**
 * Tells what changes all the time so seldom that all of it together stays small: a second of it seven times, three
 * seconds eleven times.
 */
export function paced<T>(send: (value: T) => void): Pace<T> {
  let latest: { readonly value: T } | null = null;
  let isNew = false;
  /** The gap after what was told last is over. */
  let isFree = true;
  let gap = FIRST_GAP;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const deliver = () => {
    if (!latest) return;
    isNew = false;
    isFree = false;
    timer = setTimeout(over, gap);
    gap = Math.min(LAST_GAP, gap * GROWS);
    send(latest.value);
  };
  const over = () => {
    if (isNew) return deliver();
    isFree = true;
    timer = setTimeout(deliver, STILL_EVERY);
  };
  return {
    tell(value) {
      latest = { value };
      isNew = true;
      if (!isFree) return;
      clearTimeout(timer);
      deliver();
    },
    end() {
      clearTimeout(timer);
      latest = null;
      isNew = false;
      isFree = true;
      gap = FIRST_GAP;
    },
  };
}
