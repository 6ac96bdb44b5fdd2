import { inspect } from "node:util";
import { PgBoss } from "pg-boss";
import { env } from "@/lib/env";
import type { Log } from "@/lib/log/log";
import { welcomeMembers } from "@/lib/services/accounts/welcome-member";
import { endAuctions } from "@/lib/services/auctions/end-auctions";
import { carryAllAbsences } from "@/lib/services/diplomacy/absences/absences";
import { remindMasters } from "@/lib/services/diplomacy/clock/remind-masters";
import { keepRecords } from "@/lib/services/diplomacy/records/keep-records";
import { finishDesertedDrafts } from "@/lib/services/drafts/finish-deserted";
import { payWeeks } from "@/lib/services/ledger/pay-weeks";
import { reconcileLately } from "@/lib/services/ledger/reconcile";
import { expireOrders } from "@/lib/services/market/expire-orders";
import { pruneNotices } from "@/lib/services/notices/prune";
import { lockDueDecks } from "@/lib/services/sealed/lock-deck";
import { renameLate } from "@/lib/services/tables/rename-user";
import { breakOffDeserted } from "@/lib/services/tabletop/break-off-deserted";
import { advanceTournaments } from "@/lib/services/tournaments/advance-tournament";
import { closeDecided } from "@/lib/services/tournaments/open-matches";
import { expireTrades } from "@/lib/services/trades/close-trade";

/** What is done by the clock, for the whole house: harmless to repeat, so that a lost or doubled run does no harm. */
const JOBS = {
  /** Members from before purses were opened at the sign-in, and those at whose sign-in it could not be done. */
  "welcome-members": {
    cron: "*/5 * * * *",
    work: async (log: Log) => {
      const members = await welcomeMembers();
      if (members > 0) log.info({ members }, "Members were given their purse and seed");
    },
  },
  /** Tables whose lists name somebody as they were called before they kept their account. */
  "rename-late": {
    cron: "*/10 * * * *",
    work: async (log: Log) => {
      const tables = await renameLate();
      if (tables > 0) log.info({ tables }, "Tables were told of a new nick");
    },
  },
  /** A week begins at midnight in the club's zone, whichever that is: looked at four times an hour. */
  "pay-weeks": {
    cron: "*/15 * * * *",
    work: async (log: Log) => {
      const payments = await payWeeks(Date.now());
      if (payments > 0) log.info({ payments }, "The weekly pay was paid");
    },
  },
  /** Orders of the market whose time has come. */
  "expire-orders": {
    cron: "* * * * *",
    work: async (log: Log) => {
      const orders = await expireOrders();
      if (orders > 0) log.info({ orders }, "Orders of the market expired");
    },
  },
  /** Auctions whose time has come. */
  "end-auctions": {
    cron: "* * * * *",
    work: async (log: Log) => {
      const auctions = await endAuctions();
      if (auctions > 0) log.info({ auctions }, "Auctions ended");
    },
  },
  /** Tournaments: those whose time has come, rounds that are over, matches that are waited for in vain or decided. */
  "advance-tournaments": {
    cron: "* * * * *",
    work: async (log: Log) => {
      const tournaments = await advanceTournaments();
      if (tournaments > 0) log.info({ tournaments }, "Tournaments went on");
      const tables = await closeDecided();
      if (tables > 0) log.info({ tables }, "Tables of decided matches were closed");
    },
  },
  /** Trades that nobody changed for long. */
  "expire-trades": {
    cron: "*/10 * * * *",
    work: async (log: Log) => {
      const trades = await expireTrades();
      if (trades > 0) log.info({ trades }, "Trades between members expired");
    },
  },
  /** Games at the tabletop that nobody goes on with: their stakes go back. */
  "break-off-deserted": {
    cron: "23 * * * *",
    work: async (log: Log) => {
      const games = await breakOffDeserted();
      if (games > 0) log.info({ games }, "Deserted games were broken off");
    },
  },
  /** Decks of sealed events whose time to build is over. */
  "lock-sealed-decks": {
    cron: "* * * * *",
    work: async (log: Log) => {
      const decks = await lockDueDecks();
      if (decks > 0) log.info({ decks }, "Decks of sealed events were locked");
    },
  },
  /** Drafts that nobody goes on with: whoever bought packs gets their cards. */
  "finish-deserted-drafts": {
    cron: "37 * * * *",
    work: async (log: Log) => {
      const drafts = await finishDesertedDrafts();
      if (drafts > 0) log.info({ drafts }, "Deserted drafts were finished");
    },
  },
  /** Absences that a process which ended did not come to tell to games. */
  "carry-absences": {
    cron: "41 * * * *",
    work: async (log: Log) => {
      const away = await carryAllAbsences();
      if (away > 0) log.info({ away }, "Games know who is away");
    },
  },
  /** Games that stand until their masters do something: told once a day, however often it runs. */
  "remind-masters": {
    cron: "0 0 * * *",
    work: async (log: Log) => {
      const games = await remindMasters();
      if (games > 0) log.info({ games }, "Masters were reminded of games");
    },
  },
  /** What profiles tell of games of Diplomacy: where a phase or a game has ended since. */
  "keep-records": {
    cron: "* * * * *",
    work: async (log: Log) => {
      const games = await keepRecords();
      if (games > 0) log.info({ games }, "What members did in games was written down");
    },
  },
  /** Notices, deliveries and addresses that nobody asks for any more. */
  "prune-notices": {
    cron: "23 4 * * *",
    work: async (log: Log) => {
      const pruned = await pruneNotices(new Date());
      if (pruned > 0) log.info({ pruned }, "Old notices and deliveries were deleted");
    },
  },
  /** What is new in the ledger; once a day all of it. */
  reconcile: {
    cron: "7 * * * *",
    work: async (log: Log) => {
      const { sound, findings } = await reconcileLately();
      if (!sound) log.error({ findings: findings.slice(0, 5) }, "The ledger is not sound");
    },
  },
} as const satisfies Record<string, { cron: string; work(log: Log): Promise<void> }>;

const RETRY = 5_000;

/** The jobs by queue: waiting, running, and failed of late. Of the whole house, whichever sidecar is asked. */
async function countJobs(
  boss: PgBoss | null,
): Promise<{ name: string; waiting: number; running: number; failed: number }[]> {
  const queues = (await boss?.getQueues(Object.keys(JOBS))) ?? [];
  return queues.map(({ name, readyCount, activeCount, failedCount }) => ({
    ...{ name, waiting: readyCount, running: activeCount, failed: failedCount },
  }));
}

/**
 * Runs the jobs of the house: of many sidecars one does each. All are also done when a sidecar opens, for weeks may have
 * been missed. Returns how to stop.
 */
export function startJobs(log: Log): { stop(): Promise<void>; count(): ReturnType<typeof countJobs> } {
  let boss: PgBoss | null = null;
  /** It has opened, so that it can be asked. */
  let isOpen = false;
  let stopped = false;
  let again: NodeJS.Timeout | undefined;

  async function start(): Promise<void> {
    const made = new PgBoss({ connectionString: env.DATABASE_URL ?? "", max: 2, application_name: "guildhall-jobs" });
    // What comes here need not be an error by its class.
    made.on("error", (error) => log.warn({ error: error.message ?? inspect(error) }, "The jobs met an error"));
    boss = made;
    await made.start();
    isOpen = true;
    for (const [name, { cron, work }] of Object.entries(JOBS)) {
      await made.createQueue(name);
      await made.work(name, () => work(log));
      await made.schedule(name, cron);
      await made.send(name, {}, { singletonKey: "opening", singletonSeconds: 60 });
    }
  }

  const attempt = (): void => {
    start().catch(async (error: unknown) => {
      log.warn({ error: String(error) }, "The jobs could not be started; trying again");
      await boss?.stop({ graceful: false }).catch(() => {});
      boss = null;
      isOpen = false;
      if (!stopped) again = setTimeout(attempt, RETRY);
    });
  };
  attempt();

  return {
    count: () => countJobs(isOpen ? boss : null),
    async stop() {
      stopped = true;
      clearTimeout(again);
      await boss?.stop({ graceful: true, timeout: 2_000 }).catch(() => {});
    },
  };
}
