import { RateLimiterMemory } from "rate-limiter-flexible";
import { addressPrefix } from "@/lib/auth/address";
import type { SocketInputs } from "@/lib/contracts/live";
import { env } from "@/lib/env";
import type { LiveSocket } from "./sockets";

/** How many connections the sidecar keeps open at once. */
export const CONNECTIONS = {
  /** Of one member: tabs and devices. */
  member: 24,
  guest: 6,
  /** Of people who are not signed in, from one address, and altogether. */
  anonymousAddress: 40,
  anonymous: 500,
  /** Whatever they are, from one address: what comes before it is known who asks. */
  address: 2_000,
} as const;

/** What a message costs of a budget: those that read or write the database, or look through a long list, cost more. */
export const COST: Record<keyof SocketInputs, number> = {
  "table:join": 4,
  "table:leave": 1,
  "table:move": 2,
  "table:drag": 1,
  "presence:idle": 6,
  "lobby:join": 6,
  "lobby:leave": 1,
  "lobby:find": 12,
  "chat:post": 4,
  "press:send": 8,
  "press:read": 4,
  "topic:watch": 2,
  "topic:leave": 1,
};

/** One point more for so many letters: a long text, such as orders by the hundred, takes longest to read. */
const LETTERS_A_POINT = 1_000;

/** The letters of all texts in a message, however deep they lie: nobody has looked at it yet. */
function lettersIn(message: unknown): number {
  let letters = 0;
  for (const left = [message]; left.length > 0; ) {
    const part = left.pop();
    if (typeof part === "string") letters += part.length;
    else if (typeof part === "object" && part !== null) for (const one of Object.values(part)) left.push(one);
  }
  return letters;
}

/** So many acts of a chain count as one move. */
const CHAINED_A_MOVE = 3;

/** How many moves a message to a table counts as: each act of a chain is decided by itself. Nobody has looked at it yet. */
function movesIn(message: unknown): number {
  const { intent } = Object(message) as { intent?: unknown };
  const { acts } = Object(intent) as { acts?: unknown };
  return Array.isArray(acts) ? Math.max(1, Math.ceil(acts.length / CHAINED_A_MOVE)) : 1;
}

/** Points of `COST`: a member's in all their connections together, and of those who are not signed in by address. */
export const BUDGETS = {
  member: { points: 240, duration: 2 },
  anonymous: { points: 160, duration: 2 },
} as const;

/**
 * Handshakes of one session: each reads it from the database. Only who holds a ticket that we signed comes so far, so that
 * nobody spends what is another's.
 */
const HANDSHAKES = { points: 120, duration: 60 } as const;

/** Requests of one member to go back at tables: each may read a deal's log. */
const LOOKS_BACK = { points: 8, duration: 10 } as const;

/** Moves of one member: in a burst, and over a while. Nobody plays faster by hand. */
export const MOVES = {
  burst: { points: 75, duration: 3 },
  member: { points: 6_000, duration: 600 },
  guest: { points: 3_000, duration: 600 },
} as const;

/** Positions of what one member drags: a page sends fewer. What is too much is not told; letting go always is. */
export const DRAGS = { points: 20, duration: 1 } as const;

/** The address that a handshake comes from: what the proxy beside the sidecar names last, else the connection's own. */
export function addressOfHandshake(headers: Record<string, unknown>, address: string): string {
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(address);
  const named = headers["x-forwarded-for"];
  if (!(isLocal || env.TRUST_PROXY) || typeof named !== "string") return addressPrefix(address);
  return addressPrefix(named.split(",").at(-1)?.trim() || address);
}

/** Counts what is open under each key. */
class Tally {
  private readonly open = new Map<string, number>();

  /** Counts one more; false, and nothing counted, if that were more than `most`. */
  take(key: string, most: number): boolean {
    const now = this.open.get(key) ?? 0;
    if (now >= most) return false;
    this.open.set(key, now + 1);
    return true;
  }

  give(key: string): void {
    const now = this.open.get(key) ?? 0;
    if (now <= 1) this.open.delete(key);
    else this.open.set(key, now - 1);
  }
}

const isAllowed = (limiter: RateLimiterMemory, key: string): Promise<boolean> =>
  limiter.consume(key).then(
    () => true,
    () => false,
  );

/** Keeps count of connections and of what is sent over them, in this process. */
export function makeLimits() {
  const tally = new Tally();
  const budgets = {
    member: new RateLimiterMemory(BUDGETS.member),
    anonymous: new RateLimiterMemory(BUDGETS.anonymous),
  };
  const moves = {
    burst: new RateLimiterMemory({ ...MOVES.burst, keyPrefix: "burst" }),
    member: new RateLimiterMemory({ ...MOVES.member, keyPrefix: "member" }),
    guest: new RateLimiterMemory({ ...MOVES.guest, keyPrefix: "guest" }),
  };
  const handshakes = new RateLimiterMemory(HANDSHAKES);
  const looks = new RateLimiterMemory(LOOKS_BACK);
  const drags = new RateLimiterMemory(DRAGS);

  /** Takes a place under each key or under none. Returns how to give them back; null: one of them is full. */
  function takeAll(places: readonly (readonly [key: string, most: number])[]): (() => void) | null {
    const taken: string[] = [];
    const giveBack = () => {
      for (const key of taken.splice(0)) tally.give(key);
    };
    for (const [key, most] of places) {
      if (tally.take(key, most)) taken.push(key);
      else {
        giveBack();
        return null;
      }
    }
    return giveBack;
  }

  return {
    /** A place for a connection of which only the address is known. */
    takeAddress: (address: string) => takeAll([[`any ${address}`, CONNECTIONS.address]]),

    /** A place for who connects, once that is known. */
    takeSocket({ data }: LiveSocket): (() => void) | null {
      const { member, address } = data;
      if (member) return takeAll([[`member ${member.id}`, member.guest ? CONNECTIONS.guest : CONNECTIONS.member]]);
      return takeAll([
        [`anonymous ${address}`, CONNECTIONS.anonymousAddress],
        ["anonymous", CONNECTIONS.anonymous],
      ]);
    },

    /** Whether this session may be looked up for one more handshake. */
    allowsHandshake: (sessionId: string) => isAllowed(handshakes, sessionId),

    /** Whether this member may ask a table to go back once more. */
    allowsLookingBack: (userId: string) => isAllowed(looks, userId),

    /** Whether this member may tell once more where something is that they drag. */
    allowsDragging: (userId: string) => isAllowed(drags, userId),

    /** Whether one more message of this kind, such as it came, is allowed now. */
    async allows({ data }: LiveSocket, event: keyof SocketInputs, message: unknown): Promise<boolean> {
      const { member, address, tables } = data;
      // Every table that is watched is told whether its page is looked at.
      const watched = event === "presence:idle" ? 2 * tables.size : 0;
      const cost = COST[event] + watched + Math.floor(lettersIn(message) / LETTERS_A_POINT);
      try {
        if (!member) await budgets.anonymous.consume(address, cost);
        else {
          await budgets.member.consume(member.id, cost);
          if (event === "table:move") {
            const points = movesIn(message);
            await moves.burst.consume(member.id, points);
            await (member.guest ? moves.guest : moves.member).consume(member.id, points);
          }
        }
        return true;
      } catch {
        return false;
      }
    },
  };
}

export type Limits = ReturnType<typeof makeLimits>;
