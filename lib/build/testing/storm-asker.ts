import type { z } from "zod";
import { newId } from "../../db/ids";
import { actionId, returnedIn, type SiteAction } from "./site-actions";
import type { Stormed } from "./storm";
import type { Asked } from "./strikes";

/** What is asked for over HTTP in a storm. */
export type Kind = "purchase" | "order" | "basket" | "trade" | "confirmation" | "auction" | "bid";

/** A request of a storm: its key, how often it was sent, what was answered; `sending`: it is on its way. */
export type StormRequest<Answer = unknown> = Asked & { kind: Kind; sending: boolean; answer: Answer | null };

/** What was answered that no retry would change. */
class Refused extends Error {}

/** Somebody in a storm who asks over HTTP until they are answered, whatever is killed meanwhile. */
export class Asker {
  /** Attempts that came to nothing: how often each status was answered, or none at all. */
  readonly failures = new Map<string, number>();
  /** Everything that they asked for by a key. */
  readonly asked: StormRequest[] = [];

  constructor(
    protected readonly house: Stormed,
    readonly userId: string,
    private readonly cookie: string,
  ) {}

  /** A request that is to be sent; `key`: what makes it happen once. */
  protected request<Answer>(kind: Kind, key: string = newId()): StormRequest<Answer> {
    const request: StormRequest<Answer> = { key, kind, sends: 0, answered: false, sending: false, answer: null };
    this.asked.push(request);
    return request;
  }

  /** Asks a route until something is answered that `schema` reads. Throws `Refused` at what is refused. */
  protected ask<T>(path: string, schema: z.ZodType<T>, body: unknown, request?: StormRequest<T>): Promise<T> {
    const send = async () => {
      const response = await this.fetch(path, {
        ...{ method: body === null ? "GET" : "POST", headers: { "content-type": "application/json" } },
        ...(body === null ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, read: async () => (await response.json()) as unknown };
    };
    return this.untilAnswered(path, send, schema, request);
  }

  /** Calls an action of the site, as its page does, until it returns something that `schema` reads. */
  protected call<T>(action: SiteAction, schema: z.ZodType<T>, given: unknown, request: StormRequest<T>): Promise<T> {
    const headers = {
      ...{ "next-action": actionId(this.house.distDir, action), origin: this.house.origin },
      ...{ accept: "text/x-component", "content-type": "text/plain;charset=UTF-8" },
    };
    const send = async () => {
      const response = await this.fetch(action.page, { method: "POST", headers, body: JSON.stringify([given]) });
      return { status: response.status, read: async () => returnedIn(await response.text()) };
    };
    return this.untilAnswered(`${action.page} ${action.name}`, send, schema, request);
  }

  private fetch(path: string, { headers, ...init }: RequestInit & { headers: Record<string, string> }) {
    return fetch(`${this.house.origin}${path}`, {
      ...init,
      headers: { cookie: this.cookie, ...headers },
      signal: AbortSignal.timeout(8_000),
    });
  }

  private async untilAnswered<T>(
    what: string,
    send: () => Promise<{ status: number; read(): Promise<unknown> }>,
    schema: z.ZodType<T>,
    request?: StormRequest<T>,
  ): Promise<T> {
    for (;;) {
      if (request) {
        request.sends++;
        request.sending = true;
      }
      let failure = "none";
      try {
        const { status, read } = await send();
        failure = String(status);
        const answer = await read();
        const parsed = schema.safeParse(answer);
        if (parsed.success) {
          if (request) Object.assign(request, { answer: parsed.data, answered: true });
          return parsed.data;
        }
        // Whoever asks too often is answered later; so is whoever had half of an answer.
        const isHalf = answer === undefined && status === 200;
        if (status < 500 && status !== 429 && !isHalf && !isSlower(answer))
          throw new Refused(`${what}: ${status} ${JSON.stringify(answer)}`);
      } catch (error) {
        if (error instanceof Refused) throw error;
      } finally {
        if (request) request.sending = false;
      }
      this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 150));
    }
  }
}

/** Whether an action said to ask later. */
const isSlower = (answer: unknown): boolean =>
  /^\{"ok":false,"error":\{"code":"\w+\/wait"/.test(JSON.stringify(answer));

/** One of several, at random. */
export const oneOf = <T>(some: readonly T[]): T => some[Math.floor(Math.random() * some.length)]!;
