import { type Topic, topicRoom } from "@/lib/contracts/topics";
import { coalesced } from "./coalesced";
import type { Io } from "./sockets";

/** A topic is told of at once, and then at most every so many ms. */
const TELL_EVERY = 500;
/** So many changes are remembered, the latest, for those who begin to watch. */
const REMEMBERED = 5_000;
/**
 * A page was read so many ms before it was written, at most, by a clock that differs by so much, at most. Whoever watches is
 * told once too often rather than not at all.
 */
const MARGIN = 5_000;

export type Topics = {
  /** Something about a topic has changed: those who watch it are told. */
  changed(topic: string): void;
  /** Whether something about a topic has changed, or may have, since a page about it was written (ms since 1970). */
  changedSince(topic: Topic, writtenAt: number): boolean;
  /** Changes may have gone unheard until now. */
  missed(): void;
};

/** Tells the connections of this sidecar that something about a topic that they watch has changed. */
export function startTopics(io: Io): Topics {
  const tell = coalesced(TELL_EVERY);
  /** When each topic changed last, the latest at the end. */
  const changes = new Map<string, number>();
  /** Every change after this is in `changes`. */
  let completeFrom = Date.now();
  return {
    changed(topic) {
      changes.delete(topic);
      changes.set(topic, Date.now());
      const [oldest] = changes;
      if (oldest && changes.size > REMEMBERED) {
        changes.delete(oldest[0]);
        completeFrom = oldest[1];
      }
      const room = topicRoom(topic);
      if (io.sockets.adapter.rooms.has(room)) tell(topic, () => io.to(room).emit("topic:changed", { topic }));
    },
    changedSince(topic, writtenAt) {
      const readAt = writtenAt - MARGIN;
      return readAt <= completeFrom || (changes.get(topic) ?? 0) >= readAt;
    },
    missed() {
      completeFrom = Date.now();
    },
  };
}
