import { test as plain } from "@playwright/test";

/** A test that leaves its browser empty: people who are not sent away would go on at their tables beside all later tests. */
export const test = plain.extend<{ leavesNobody: undefined }>({
  leavesNobody: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
