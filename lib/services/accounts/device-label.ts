import Bowser from "bowser";

const LONGEST = 512;

/** What a list of sessions calls a browser: "Firefox on Linux". What it does not know it says so. */
export function deviceLabel(userAgent: string): string {
  if (userAgent === "") return "Unknown browser";
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  const label = [browser.name || "Unknown browser", os.name].filter(Boolean).join(" on ");
  return label.slice(0, 60);
}
