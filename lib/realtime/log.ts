import pino from "pino";
import { env } from "@/lib/env";

export type Log = pino.Logger;

let errors = 0;

/** How often something was logged as an error since this process began. */
export const errorsLogged = (): number => errors;

/** The sidecar's log: JSON lines on standard output, never with what a player may not know. */
export const makeLog = (name: string): Log =>
  pino({
    ...{ name, level: env.LOG_LEVEL },
    hooks: {
      logMethod(args, method, level) {
        if (level >= pino.levels.values.error!) errors++;
        method.apply(this, args);
      },
    },
  });
