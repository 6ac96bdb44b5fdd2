import pino from "pino";
import { env } from "../env";
import { currentRequest } from "./request";

export type Log = pino.Logger;

let errors = 0;

/** How often something was logged as an error since this process began. */
export const errorsLogged = (): number => errors;

/**
 * The log of a process: JSON lines on standard output, each with the id of the request that it belongs to, never with
 * what a player may not know.
 */
export const makeLog = (name: string): Log =>
  pino({
    ...{ name, level: env.LOG_LEVEL },
    mixin: () => {
      const request = currentRequest();
      return request === null ? {} : { request };
    },
    hooks: {
      logMethod(args, method, level) {
        if (level >= pino.levels.values.error!) errors++;
        method.apply(this, args);
      },
    },
  });
