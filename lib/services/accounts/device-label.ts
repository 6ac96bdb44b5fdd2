import Bowser from "bowser";
import { storedDevice } from "@/lib/contracts/account-words";

const LONGEST = 512;

/** What a session keeps of the browser that it was begun in; `readDevice` reads it. */
export function deviceLabel(userAgent: string): string {
  if (userAgent === "") return storedDevice({ browser: null, system: null });
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  return storedDevice({ browser: browser.name || null, system: os.name || null }).slice(0, 60);
}
