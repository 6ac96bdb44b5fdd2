const queues = new Map<string, Promise<unknown>>();

/** Runs `work` after all earlier work under this key has ended: one at a time per table in this process. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  const settled = mine.catch(() => {});
  queues.set(key, settled);
  try {
    return await mine;
  } finally {
    if (queues.get(key) === settled) queues.delete(key);
  }
}
