import { kindFacts, type NoticeData, type NoticeKind } from "@/lib/contracts/notice-words";
import { appOrigin } from "@/lib/env";
import type { Language } from "@/lib/texts/languages";
import { messagesOf } from "@/lib/texts/messages-of";
import { noticeFacts } from "@/lib/texts/notices/read-facts";
import type { NoticeReader } from "@/lib/texts/notices/until-text";
import { mailDomain } from "./mail-from";
import { confirmLink, recoverLink, type Stop, stopLink } from "./signed-links";

/** What a mail says, before it is known where it goes. */
export type Composed = { subject: string; text: string; html: string; headers: Record<string, string> };

/** A piece of news as a mail tells it. */
export type ToldNews = {
  kind: NoticeKind;
  data: NoticeData;
  href: string;
  /** What somebody wrote, for whoever may read it. */
  said?: string;
};

type Reader = NoticeReader & { userId: string; nick: string };
type Stranger = { nick: string; language: Language };

const MOST_SUBJECT = 150;

/** One line, without what a header or a terminal would take for a command. */
const oneLine = (text: string): string => {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return line.length > MOST_SUBJECT ? `${line.slice(0, MOST_SUBJECT - 1).trimEnd()}…` : line;
};

const MARKS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? "");

/** Machines wrote it: others must not answer. */
const OF_MACHINES = {
  "Auto-Submitted": "auto-generated",
  Precedence: "bulk",
  "X-Auto-Response-Suppress": "All",
} as const;

/** An address that takes no mail says so to whoever replies. */
const replyTo = () => `no-reply@${mailDomain()}`;

type Part = { sentence: string; said?: string; link?: { href: string; label: string } };
type Frame = { hello: string; parts: readonly Part[]; foot: readonly Part[] };

/** Each line of what somebody wrote is marked, so that none passes for a line of the house. */
const quotedText = (said: string): string =>
  said
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

const textOfPart = ({ sentence, said, link }: Part): string =>
  [sentence, ...(said ? ["", quotedText(said), ""] : []), ...(link ? [link.href] : [])].join("\n");

const quotedHtml = (said: string): string =>
  `</p><blockquote style="margin:0 0 16px;padding-left:12px;border-left:3px solid #ddd5c5;white-space:pre-wrap">${escaped(said)}</blockquote><p>`;

/** The same twice: as plain text, and as HTML that needs no picture and no script. */
function written({ hello, parts, foot }: Frame): { text: string; html: string } {
  const text = [hello, ...parts.map(textOfPart), "-- ", ...foot.map(textOfPart)].join("\n\n");
  const link = ({ href, label }: NonNullable<Part["link"]>, style: string) =>
    `<a href="${escaped(href)}" style="${style}">${escaped(label)}</a>`;
  const button = "color:#1f5c46;font-weight:600";
  const body = parts.map(
    (part) =>
      `<p>${escaped(part.sentence)}${part.said ? quotedHtml(part.said) : ""}${part.link ? `<br>${link(part.link, button)}` : ""}</p>`,
  );
  const small = foot.map(
    (part) => `<p>${escaped(part.sentence)}${part.link ? ` ${link(part.link, "color:#5c564c")}` : ""}</p>`,
  );
  const html = `<!doctype html><html><body style="margin:0;padding:24px;background:#f6f2ea;color:#221f1a;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;background:#fffdf8;border:1px solid #ddd5c5;border-radius:10px;padding:24px">
<p>${escaped(hello)}</p>
${body.join("\n")}
</div>
<div style="max-width:560px;margin:16px auto 0;font-size:13px;color:#5c564c">
${small.join("\n")}
</div>
</body></html>`;
  return { text, html };
}

function textsFor(reader: NoticeReader) {
  const { language } = reader;
  const [t, notify, notices] = [
    messagesOf("mails", language),
    messagesOf("notify", language),
    messagesOf("notices", language),
  ];
  const shell = messagesOf("shell", language);
  const sentenceOf = ({ kind, data }: ToldNews) => notices.said[kind](noticeFacts(data, shell, reader));
  const settings: Part = {
    sentence: t.settings,
    link: { href: `${appOrigin()}/settings/notices`, label: notify.title },
  };
  return { t, notify, sentenceOf, settings };
}

const stopHeaders = (userId: string, stop: Stop) => ({
  "List-Unsubscribe": `<${stopLink(userId, stop)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** The mail of one piece of news. `tester`: it goes to whoever tries a game out instead. */
export function composeNotice(reader: Reader, news: ToldNews, tester = false): Composed {
  const { userId, nick } = reader;
  const { t, notify, sentenceOf, settings } = textsFor(reader);
  const { topic } = kindFacts(news.kind);
  const sentence = sentenceOf(news);
  const foot = [
    { sentence: t.why(notify.topics[topic]) },
    { sentence: t.stop, link: { href: stopLink(userId, topic), label: t.stopButton } },
    settings,
    { sentence: t.noReply },
  ];
  return {
    subject: oneLine(sentence),
    ...written({
      hello: t.hello(nick),
      parts: [
        {
          sentence,
          ...(news.said === undefined ? {} : { said: news.said }),
          link: { href: `${appOrigin()}${news.href}`, label: t.button },
        },
      ],
      // A link in somebody else's hands must not stop this member's mails.
      foot: tester ? [{ sentence: t.tester(nick) }, { sentence: t.noReply }] : foot,
    }),
    headers: { ...OF_MACHINES, "Reply-To": replyTo(), ...(tester ? {} : stopHeaders(userId, topic)) },
  };
}

/** The one mail of a day: all news of it, the oldest first. */
export function composeDigest(reader: Reader, news: readonly ToldNews[]): Composed {
  const { userId, nick } = reader;
  const { t, sentenceOf, settings } = textsFor(reader);
  return {
    subject: oneLine(t.digest(news.length)),
    ...written({
      hello: t.hello(nick),
      parts: news.map((one) => ({
        ...(one.said === undefined ? {} : { said: one.said }),
        ...{ sentence: sentenceOf(one), link: { href: `${appOrigin()}${one.href}`, label: t.button } },
      })),
      foot: [
        { sentence: t.whyDigest },
        { sentence: t.stop, link: { href: stopLink(userId, "all"), label: t.stopButton } },
        settings,
        { sentence: t.noReply },
      ],
    }),
    headers: { ...OF_MACHINES, "Reply-To": replyTo(), ...stopHeaders(userId, "all") },
  };
}

/** The mail with the link that confirms an address. */
export function composeConfirmation({ nick, language }: Stranger, token: string): Composed {
  const { confirm: t, noReply } = messagesOf("mails", language);
  return {
    subject: t.subject,
    ...written({
      hello: "Guildhall",
      parts: [{ sentence: t.text(nick), link: { href: confirmLink(token), label: t.button } }],
      foot: [{ sentence: t.notYou }, { sentence: noReply }],
    }),
    headers: { ...OF_MACHINES, "Reply-To": replyTo() },
  };
}

/** The mail with the link that opens an account again. */
export function composeRecovery({ nick, language }: Stranger, code: string): Composed {
  const { recover: t, noReply } = messagesOf("mails", language);
  return {
    subject: t.subject,
    ...written({
      hello: "Guildhall",
      parts: [
        { sentence: t.text(nick), link: { href: recoverLink(nick, code), label: t.button } },
        { sentence: t.code(code) },
      ],
      foot: [{ sentence: t.notYou }, { sentence: noReply }],
    }),
    headers: { ...OF_MACHINES, "Reply-To": replyTo() },
  };
}
