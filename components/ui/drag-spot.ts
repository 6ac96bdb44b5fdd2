type Spot = { readonly x: number; readonly y: number };

/**
 * Where something is that is dragged, in pixels: from where it lay, or in the window. It is no state of the page: with it
 * everything would be drawn anew a hundred times a second. Who shows it listens.
 */
export class DragSpot {
  private now: Spot = { x: 0, y: 0 };
  private readonly listeners = new Set<() => void>();

  readonly get = (): Spot => this.now;

  /** Returns how to stop. */
  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(now: Spot): void {
    this.now = now;
    for (const listener of this.listeners) listener();
  }
}
