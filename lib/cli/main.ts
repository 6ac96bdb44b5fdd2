import { EXIT, type Io, type Topic, UsageError } from "./command";

/** One file a topic, loaded only when it is asked for. */
const TOPICS: Readonly<Record<string, { summary: string; load(): Promise<Topic> }>> = {
  cards: { summary: "card games declared by a template: check, replay, playtest", load: () => import("./cards") },
  script: { summary: "the language of card scripts: eval, format", load: () => import("./script") },
  ccg: { summary: "collectible cards: check, number, select, import, legal, open", load: () => import("./ccg") },
  diplomacy: { summary: "a Diplomacy judge: adjudicate, deadline, status", load: () => import("./diplomacy") },
  fair: { summary: "the proof of a deal or a purchase: verify", load: () => import("./fair") },
};

const help = (): string =>
  [
    "guildhall: the engine without the site",
    "",
    "  npm run -s guildhall -- <topic> <command> [options]",
    "",
    ...Object.entries(TOPICS).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`),
    "",
    "  <topic> --help lists the commands of a topic.",
    "",
  ].join("\n");

const topicHelp = (name: string, topic: Topic): string =>
  [
    `guildhall ${name}`,
    "",
    ...Object.values(topic.commands).flatMap((command) => [`  ${command.usage}`, `      ${command.summary}`, ""]),
  ].join("\n");

const isHelp = (word: string | undefined): boolean => word === "--help" || word === "-h" || word === "help";

async function run(args: readonly string[], io: Io): Promise<number> {
  const [name, commandName, ...rest] = args;
  if (name === undefined) throw new UsageError("no command given");
  if (isHelp(name)) {
    io.out.write(help());
    return EXIT.ok;
  }
  const found = Object.hasOwn(TOPICS, name) ? TOPICS[name] : undefined;
  if (!found) throw new UsageError(`unknown topic "${name}": ${Object.keys(TOPICS).join(", ")}`);
  const topic = await found.load();
  if (isHelp(commandName) || rest.some(isHelp)) {
    io.out.write(topicHelp(name, topic));
    return EXIT.ok;
  }
  const known = Object.keys(topic.commands).join(", ");
  if (commandName === undefined) throw new UsageError(`"${name}" needs a command: ${known}`);
  const command = Object.hasOwn(topic.commands, commandName) ? topic.commands[commandName] : undefined;
  if (!command) throw new UsageError(`unknown command "${name} ${commandName}": ${known}`);
  return command.run(rest, io);
}

// Whoever reads what is written may have read enough (`| head`).
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(EXIT.ok);
});

const io: Io = { in: process.stdin, out: process.stdout, err: process.stderr };

try {
  process.exitCode = await run(process.argv.slice(2), io);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`guildhall: ${error.message}\nTry --help.\n`);
  process.exitCode = EXIT.usage;
}
