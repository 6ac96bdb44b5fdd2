import type { Page, WebSocketRoute } from "@playwright/test";

/** A line to the sidecar that can be cut, or that can swallow what the sidecar answers, or what asks to join a table. */
export async function lineOf(page: Page) {
  let mode: "whole" | "deaf" | "outside" | "cut" = "whole";
  let open: { near: WebSocketRoute; far: WebSocketRoute } | null = null;
  await page.route("**/socket.io/**", (route) => (mode === "cut" ? route.abort() : route.continue()));
  await page.routeWebSocket(/socket\.io/, (near) => {
    if (mode === "cut") return void near.close();
    const far = near.connectToServer();
    open = { near, far };
    near.onMessage((message) => {
      if (mode !== "outside" || !String(message).includes("table:join")) far.send(message);
    });
    far.onMessage((message) => {
      if (mode !== "deaf") near.send(message);
    });
  });
  return async (next: typeof mode) => {
    mode = next;
    if (next !== "cut" || !open) return;
    await open.far.close();
    await open.near.close();
  };
}
