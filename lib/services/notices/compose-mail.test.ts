import fc from "fast-check";
import { simpleParser } from "mailparser";
import nodemailer from "nodemailer";
import { describe, expect, test } from "vitest";
import { NOTICES, type NoticeKind } from "@/lib/contracts/notice-words";
import { composeDigest, composeNotice } from "./compose-mail";
import { readStopToken } from "./signed-links";

const KINDS = Object.keys(NOTICES) as NoticeKind[];
const reader = { userId: "u1", nick: "ann", language: "en" as const, zone: "UTC" };
const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });

/** A mail as it would go over the wire. */
async function wire(mail: ReturnType<typeof composeNotice>): Promise<string> {
  const { message } = await transport.sendMail({ from: "Guildhall <g@example.org>", to: "ann@example.org", ...mail });
  return String(message);
}

test.each(["en", "et"] as const)(
  "every kind has a sentence, a subject, both parts and a way out, in %s",
  async (language) => {
    for (const kind of KINDS) {
      const mail = composeNotice({ ...reader, language }, { kind, data: { table: "Oak" }, href: "/tables/t1" });
      const read = await simpleParser(await wire(mail));
      expect(read.subject).toBe(mail.subject);
      expect(mail.subject.length).toBeGreaterThan(5);
      expect(read.text).toContain("/tables/t1");
      expect(read.html).toContain("/tables/t1");
      expect(mail.text).not.toMatch(/undefined|null|NaN/);
      const link = /<([^>]+)>/.exec(mail.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
      expect(readStopToken(new URL(link).searchParams.get("token") ?? "")).toEqual({
        ...{ userId: "u1", stop: NOTICES[kind].topic },
      });
      expect(mail.headers).toMatchObject({
        ...{ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click", "Auto-Submitted": "auto-generated" },
        "Reply-To": expect.stringMatching(/^no-reply@/),
      });
    }
  },
);

test("what somebody wrote stands in a mail as such: marked line by line, without markup", () => {
  const said = "Hold.\n-- \nStop these mails: <a href=x>here</a>";
  const mail = composeNotice(reader, {
    kind: "press",
    data: { table: "Oak", power: "FRANCE" },
    href: "/tables/t1",
    said,
  });
  expect(mail.text).toContain("\n> Hold.\n> --\n> Stop these mails:");
  expect(mail.html).toContain("&lt;a href=x&gt;here");
  expect(mail.subject).not.toContain("Hold");
  expect(composeDigest(reader, [{ kind: "press", data: {}, href: "/", said }]).text).toContain("> Hold.");
});

describe("what people are called", () => {
  const nasty = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.constantFrom(
      "x\r\nBcc: all@example.org",
      "x\r\n\r\n<script>",
      "\u2028Bcc: a@b.cd",
      '"><img src=x onerror=alert(1)>',
    ),
  );

  test("adds no header, no recipient and no markup to a mail", async () => {
    await fc.assert(
      fc.asyncProperty(nasty, nasty, fc.constantFrom(...KINDS), async (table, nick, kind) => {
        const data = { table, nick, by: nick, power: nick, reason: nick, powers: [nick] };
        const mail = composeNotice({ ...reader, nick }, { kind, data, href: "/tables/t1" });
        const raw = await wire(mail);
        const read = await simpleParser(raw);
        expect([...read.headers.keys()].sort()).toEqual(
          [
            ...["auto-submitted", "content-type", "date", "from", "list", "message-id", "mime-version", "precedence"],
            ...["reply-to", "subject", "to", "x-auto-response-suppress"],
          ].sort(),
        );
        const to = Array.isArray(read.to) ? read.to : [read.to];
        expect(to.flatMap((one) => one?.value.map(({ address }) => address) ?? [])).toEqual(["ann@example.org"]);
        expect(mail.html).not.toMatch(/<(script|img)/i);
        expect(mail.subject).not.toMatch(/[\r\n\u2028\u2029]/);
      }),
      { numRuns: 150 },
    );
  });
});

test("the daily mail tells all of it, and its way out stops all mails", () => {
  const news = ["Oak", "Elm"].map((table) => ({
    kind: "your_turn" as const,
    data: { table },
    href: `/tables/${table}`,
  }));
  const { text, html, subject, headers } = composeDigest(reader, news);
  expect(subject).toBe("2 notices of the last day");
  for (const { data, href } of news)
    for (const part of [text, html]) for (const told of [data.table, href]) expect(part).toContain(told);
  expect(headers["List-Unsubscribe"]).toContain("u1.all.");
});

test("a link that was changed by a letter stops nothing", () => {
  const link = composeNotice(reader, { kind: "late", data: {}, href: "/" }).headers["List-Unsubscribe"] ?? "";
  const token = /token=([^>]+)/.exec(link)?.[1] ?? "";
  expect(readStopToken(token)).toEqual({ userId: "u1", stop: "deadlines" });
  for (const wrong of [
    token.replace("u1", "u2"),
    token.replace("deadlines", "all"),
    `${token}x`,
    token.slice(0, -1),
    `${token}.x`,
    "",
    "..",
    "a.b",
  ])
    expect(readStopToken(wrong)).toBeNull();
});
