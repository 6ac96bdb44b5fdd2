/**
 * How long a page stands at least, in ms, before it loads itself anew: while a house is being replaced it may meet the old
 * site beside the new sidecar several times.
 */
const STANDS = 10_000;

let isLoading = false;

/** Loads this page anew: the house speaks in another form than the page was built for. */
export function loadAnew(): void {
  if (isLoading) return;
  isLoading = true;
  setTimeout(() => location.reload(), Math.max(0, STANDS - performance.now()));
}
