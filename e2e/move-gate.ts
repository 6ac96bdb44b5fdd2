import { expect, type Page } from "@playwright/test";

/** Stands between a page and the live connection, and can hold back the moves that the page sends. */
export async function moveGate(page: Page) {
  let closed = false;
  const waiting: (() => void)[] = [];
  await page.routeWebSocket(/\/socket\.io\//, (fromPage) => {
    const server = fromPage.connectToServer();
    fromPage.onMessage((message) => {
      if (closed && String(message).includes("table:move")) waiting.push(() => server.send(message));
      else server.send(message);
    });
  });
  return {
    /** From now on moves wait here. */
    close: () => {
      closed = true;
    },
    /** Waits until a move waits here. */
    held: () => expect.poll(() => waiting.length, { timeout: 60_000 }).toBeGreaterThan(0),
    /** Lets moves through, first those that waited. */
    open: () => {
      closed = false;
      for (const send of waiting.splice(0)) send();
    },
  };
}
