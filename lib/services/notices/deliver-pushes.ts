import webPush from "web-push";
import { kindFacts } from "@/lib/contracts/notice-words";
import type { PushMessage } from "@/lib/contracts/push";
import { prisma } from "@/lib/db/client";
import type { Delivery } from "@/lib/db/generated/client";
import { languageOf } from "@/lib/texts/languages";
import { messagesOf } from "@/lib/texts/messages-of";
import { noticeFacts } from "@/lib/texts/notices/read-facts";
import { claimDue, type Outcome, settle } from "./claim";
import { readNews } from "./inbox";
import { mailDomain } from "./mail-from";
import { settingsOf } from "./notice-settings";
import { isPushEndpoint } from "./push-endpoint";
import { type PushKeys, pushKeys } from "./push-keys";

const AT_ONCE = 50;
/** How long, in ms, a push service may take to answer. */
const ANSWER_WITHIN = 15_000;
/** How long, in s, a service keeps what it cannot hand on: a day later it is no news. */
const KEPT = 24 * 60 * 60;

const subscriptions = (ids: readonly string[]) =>
  prisma().pushSubscription.findMany({
    where: { id: { in: [...ids] } },
    include: {
      user: { select: { id: true, locale: true, zone: true, bannedAt: true, bannedUntil: true, noticeSettings: true } },
    },
  });
type Subscription = Awaited<ReturnType<typeof subscriptions>>[number];

/**
 * Hands push messages over that are due, each to the service of the browser that it is for. What a browser has given up is
 * forgotten. Any number of processes may call it. Returns how many it took.
 */
export async function deliverPushes(now = new Date()): Promise<number> {
  const claimed = await claimDue("push", AT_ONCE, now);
  if (claimed.length === 0) return 0;
  const keys = await pushKeys();
  const found = new Map((await subscriptions(claimed.map(({ target }) => target))).map((one) => [one.id, one]));
  await Promise.all(
    claimed.map(async (delivery) => {
      const outcome = await deliver(delivery, found.get(delivery.target), keys, now);
      await settle(delivery, outcome, new Date(Math.max(now.getTime(), Date.now())));
    }),
  );
  return claimed.length;
}

async function deliver(
  delivery: Delivery,
  subscription: Subscription | undefined,
  keys: PushKeys,
  now: Date,
): Promise<Outcome> {
  // Somebody else may have signed in there since.
  if (!subscription || subscription.userId !== delivery.userId) return { state: "dropped", why: "gone" };
  const { bannedAt, bannedUntil, noticeSettings, zone } = subscription.user;
  if (bannedAt && !(bannedUntil && bannedUntil <= now)) return { state: "dropped", why: "banned" };
  const news = readNews(delivery);
  if (!news || !settingsOf(noticeSettings).choices[kindFacts(news.kind).topic].push)
    return { state: "dropped", why: "not wanted" };
  // Asked again: what counted as a push service when it was stored may not any more.
  if (!isPushEndpoint(subscription.endpoint)) return { state: "dropped", why: "unknown service" };
  const language = languageOf(subscription.user.locale || null, null);
  const sentence = messagesOf("notices", language).said[news.kind](
    noticeFacts(news.data, messagesOf("shell", language), { language, zone }),
  );
  const message: PushMessage = { title: "Guildhall", body: sentence, href: news.href, tag: delivery.key };
  return ask(subscription, message, { keys, urgent: kindFacts(news.kind).urgent === true });
}

/** Hands a sealed message to a push service. It is asked by ourselves, not by the library, so that no answer leads elsewhere. */
async function ask(
  { id, endpoint, p256dh, auth }: Subscription,
  message: PushMessage,
  { keys, urgent }: { keys: PushKeys; urgent: boolean },
): Promise<Outcome> {
  try {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: `mailto:guildhall@${mailDomain()}`, ...keys },
        ...{ TTL: KEPT, urgency: urgent ? "high" : "normal" },
      },
    );
    const answer = await fetch(endpoint, {
      ...{ method, headers: headers as Record<string, string>, body: new Uint8Array(body ?? []) },
      ...{ redirect: "manual", signal: AbortSignal.timeout(ANSWER_WITHIN) },
    });
    await answer.body?.cancel();
    if (answer.ok) return { state: "sent" };
    const why = `the service answered ${answer.status}`;
    if (answer.status === 404 || answer.status === 410) {
      await prisma().pushSubscription.deleteMany({ where: { id } });
      return { state: "dropped", why };
    }
    return { state: answer.status === 429 || answer.status >= 500 ? "again" : "failed", why };
  } catch (error) {
    return { state: "again", why: String(error).slice(0, 300) };
  }
}
