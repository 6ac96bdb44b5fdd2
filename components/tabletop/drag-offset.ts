type Offset = { readonly x: number; readonly y: number };

/**
 * By how many pixels what is dragged has been moved. It is no state of the page: with it all cards of the table would be
 * drawn anew a hundred times a second. Who shows it listens.
 */
export class DragOffset {
  private now: Offset = { x: 0, y: 0 };
  private readonly listeners = new Set<() => void>();

  readonly get = (): Offset => this.now;

  /** Returns how to stop. */
  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(now: Offset): void {
    this.now = now;
    for (const listener of this.listeners) listener();
  }
}
