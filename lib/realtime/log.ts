import pino from "pino";
import { env } from "@/lib/env";

export type Log = pino.Logger;

/** The sidecar's log: JSON lines on standard output, never with what a player may not know. */
export const makeLog = (name: string): Log => pino({ name, level: env.LOG_LEVEL });
