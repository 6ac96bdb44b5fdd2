import type { PushForm } from "@/lib/contracts/push";
import type { Refusal } from "@/lib/engine/kernel/result";

/** Why a browser shows no messages: `denied` by its settings, `unable` by itself; or what the site refused. */
export type PushProblem = "denied" | "unable" | Refusal;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Whether this browser knows push messages at all. */
const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Tells the site of a subscription. */
async function tellSite(form: PushForm): Promise<PushProblem | null> {
  const response = await fetch("/api/push", {
    ...{ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(form) },
  });
  const answer = (await response.json()) as { error?: Refusal };
  return answer.error ?? null;
}

/**
 * Has this browser show messages: asks whoever sits there, then its push service, then tells the site. `key`: the public key
 * of the house. Null: it does now.
 */
export async function switchPushOn(key: string): Promise<PushProblem | null> {
  if (!canPush()) return "unable";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
    const { pushManager } = await navigator.serviceWorker.ready;
    const applicationServerKey = bytesOf(key);
    // One that was made for another key of the house cannot be used any more.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON();
    const { p256dh = "", auth = "" } = made.keys ?? {};
    return await tellSite({ endpoint: made.endpoint ?? "", keys: { p256dh, auth } });
  } catch {
    return "unable";
  }
}
