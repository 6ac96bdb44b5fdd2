import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65535);
const flag = z.enum(["", "0", "1", "true", "false"]).transform((text) => text === "1" || text === "true");

const Environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  /** Where the site answers. */
  PORT: port.default(3000),
  /** Where the sidecar answers; the site passes `/socket.io` on to it. */
  SIDECAR_PORT: port.default(3001),
  /** The address of this machine at which the sidecar listens; others than its own reach it only if this says so. */
  SIDECAR_HOST: z.string().min(1).default("127.0.0.1"),
  /** Where the embedded database, the secret and the process files lie. */
  DATA_DIR: z.string().min(1).default(".data"),
  /** A PostgreSQL of one's own; without it an embedded one is started. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A Redis or Valkey that carries the signals of moves; without it the database does. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Signs sessions and tickets. Made and kept in the data folder if absent. */
  NEXTAUTH_SECRET: z.string().min(16).optional(),
  /** The address that members use, without a slash at its end. */
  APP_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** Further origins from which the sidecar takes connections, separated by commas. */
  ALLOWED_ORIGINS: z.string().default(""),
  /** The nick of the administrator: its member is one, or is made with a password that is printed once. */
  ADMIN_NICK: z.string().optional(),
  /** Set by `npm start` on an embedded database of a site on localhost. */
  DEMO_ACCOUNTS: flag.default(false),
  /** Whether X-Forwarded-For names the client: only behind a proxy of one's own. */
  TRUST_PROXY: flag.default(false),
  GITHUB_ID: z.string().optional(),
  GITHUB_SECRET: z.string().optional(),
  GOOGLE_ID: z.string().optional(),
  GOOGLE_SECRET: z.string().optional(),
  DISCORD_ID: z.string().optional(),
  DISCORD_SECRET: z.string().optional(),
  /** The mail server, `smtp://user:password@host:587` or `smtps://…`; absent: no mail is sent. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Whom mails are from: `Guildhall <games@example.org>`. Absent: `guildhall@` the host of the site. */
  MAIL_FROM: z
    .string()
    .max(200)
    .regex(/^([^<>"@,;:\\\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u)
    .optional(),
  /** For tests: a push service on this machine, `http://127.0.0.1:PORT`, that is believed beside the known ones. */
  PUSH_LOOPBACK: z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ }).optional(),
  /** Who names it may read `/metrics`; absent: nobody may. */
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Recorded behaviour of the ancestors, for tests. */
  VECTORS_DIR: z.string().default("../shared/vectors"),
  CHROMIUM_PATH: z.string().optional(),
});

export type Environment = z.infer<typeof Environment>;

/**
 * Reads the environment; an empty value counts as absent.
 * Throws one readable line that names every wrong variable.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = Environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment is not valid. ${faults.join("; ")}`);
}

/** A process whose environment is wrong says so in one line and ends. */
function readOrEnd(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** The surroundings of this process: the only reader of `process.env` besides the configuration files of tools. */
export const env = readOrEnd();

/** The secret that signs sessions and tickets. */
export function authSecret(): string {
  if (!env.NEXTAUTH_SECRET)
    throw new Error("NEXTAUTH_SECRET is not set. `npm start` makes one; in production set your own.");
  return env.NEXTAUTH_SECRET;
}

/** The address that members use. */
export function appOrigin(): string {
  return env.APP_ORIGIN ?? `http://localhost:${env.PORT}`;
}

/** All origins of the site: the address that members use, and those that the administrator has named besides. */
export const OWN_ORIGINS: ReadonlySet<string> = new Set(
  [appOrigin(), ...env.ALLOWED_ORIGINS.split(",").map((origin) => origin.trim())].filter(Boolean),
);
