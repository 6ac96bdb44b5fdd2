import { speechOf } from "../speech";

const { number, plural } = speechOf("en");

/** What mails say besides the sentence of a notice. */
export const mails = {
  hello: (nick: string): string => `Hello ${nick},`,
  open: "Open it here:",
  button: "Open",
  digest: (count: number): string =>
    plural(count, { one: "One notice of the last day", other: `${number(count)} notices of the last day` }),
  /** Replies go nowhere. */
  noReply: "Nobody reads replies to this mail. To reach the club, write in its lobby.",
  why: (topic: string): string => `You get this because you asked to hear by mail of: ${topic}.`,
  whyDigest: "You get this because you asked for one mail a day.",
  stop: "No more of these:",
  stopButton: "No more of these mails",
  settings: "All settings:",
  confirm: {
    subject: "Confirm your mail address",
    text: (nick: string): string =>
      `${nick} has asked to get mails of the club at this address. If that is you, confirm it within a day:`,
    button: "Confirm this address",
    notYou: "If it is not, do nothing: nobody writes here again unless it is confirmed.",
  },
  recover: {
    subject: "Open your account again",
    text: (nick: string): string =>
      `Somebody asked for a link to open the account of ${nick} again and choose a new password. If that was you, open it within an hour:`,
    button: "Choose a new password",
    /** For a browser that does not fill it in. */
    code: (code: string): string => `If the page asks for a code, it is ${code}.`,
    notYou: "If it was not, do nothing: without this link nothing changes.",
  },
  tester: (nick: string): string => `A mail of a game that is being tried out. It was for ${nick}.`,
};

export type MailsTexts = typeof mails;
