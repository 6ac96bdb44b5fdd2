import { z } from "zod";
import {
  ALWAYS_IN_INBOX,
  CHANNELS,
  type Choices,
  DEFAULT_CHOICES,
  type NoticeData,
  type NoticeSettings,
  type Switches,
  TOPICS,
} from "./notice-words";

const fact = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

/** A stored notice's data; what is of another form is left out. */
export const StoredNoticeData: z.ZodType<NoticeData> = z.record(z.string(), fact).catch({});

const stored = z.object({ v: z.literal(1), topics: z.record(z.string(), z.record(z.string(), z.boolean())) });

/** Stored choices in today's form: what is missing is as by default. */
export function readChoices(given: unknown): Choices {
  const parsed = stored.safeParse(given);
  const topics = parsed.success ? parsed.data.topics : {};
  const choices = {} as Choices;
  for (const topic of TOPICS) {
    const switches = {} as Switches;
    for (const channel of CHANNELS) switches[channel] = topics[topic]?.[channel] ?? DEFAULT_CHOICES[topic][channel];
    if (ALWAYS_IN_INBOX.has(topic)) switches.inbox = true;
    choices[topic] = switches;
  }
  return choices;
}

/** Choices as they are stored. */
export const storedChoices = (choices: Choices) => ({ v: 1 as const, topics: choices });

/** `HH:MM` as minutes since midnight. */
const minutes = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "notices/time")
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));

/** The form of the settings: a switch is named `topic.channel` and is there when it is on. */
export const NoticeSettingsForm = z
  .object({
    on: z.array(z.string().max(40)).max(TOPICS.length * CHANNELS.length),
    quiet: z.boolean(),
    quietFrom: minutes,
    quietTo: minutes,
    urgentInQuiet: z.boolean(),
    digest: z.boolean(),
    digestHour: z.coerce.number().int().min(0).max(23),
    pressText: z.boolean(),
  })
  .transform(({ on, quiet, quietFrom, quietTo, urgentInQuiet, digest, digestHour, pressText }): NoticeSettings => {
    const chosen = new Set(on);
    const topics = Object.fromEntries(
      TOPICS.map((topic) => [
        topic,
        Object.fromEntries(CHANNELS.map((channel) => [channel, chosen.has(`${topic}.${channel}`)])),
      ]),
    );
    return {
      choices: readChoices({ v: 1, topics }),
      // Hours that begin when they end are none.
      quiet: quiet && quietFrom !== quietTo ? { from: quietFrom, to: quietTo } : null,
      urgentInQuiet,
      digestHour: digest ? digestHour : null,
      pressText,
    };
  });
