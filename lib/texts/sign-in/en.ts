import { NICK_MAX, NICK_MIN, PASSWORD_MIN } from "../../contracts/account-words";

const nickHelp = `${NICK_MIN} to ${NICK_MAX} letters, digits, _ or -.`;

/** The ways in: signing in and up, playing as a guest, the second factor, recovery. */
export const signIn = {
  nick: "Nick",
  password: "Password",
  /** For a new account. */
  newNickHelp: `${nickHelp} Others see it.`,
  newPasswordHelp: `At least ${PASSWORD_MIN} characters.`,
  checking: "Checking…",

  in: {
    title: "Sign in",
    /** Where a page asked for signing in. */
    lead: "Sign in, or play as a guest, and the page that you asked for opens.",
    /** What was not done since one is signed out. */
    reasons: {
      buying: "You were signed out, and nothing was bought. Sign in, and the form is as you left it.",
    },
    verb: "Sign in",
    busy: "Signing in…",
    bySite: (site: string): string => `Sign in with ${site}`,
    newHere: "New here?",
    create: "Create an account",
    keepsGuest: "A new account keeps what you have played as a guest.",
    forgot: "Forgot your password?",
    recover: "Forgot your password?",
  },

  up: {
    title: "Create an account",
    verb: "Create account",
    busy: "Creating…",
    bySite: (site: string): string => `Continue with ${site}`,
    have: "Already have an account?",
    signIn: "Sign in",
    /** For a guest who is signed in. */
    keep: {
      title: "Keep this account",
      lead: (nick: string): string => `Your seats and games as ${nick} stay yours under the new nick.`,
      verb: "Keep this account",
      busy: "Saving…",
      leaves: "What you have played as a guest then stays with the guest.",
    },
  },

  guest: {
    lead: "Or play at once and decide later.",
    play: "Play as a guest",
    busy: "Getting you in…",
  },

  siteLost: "The other site cannot be reached. Try again, or use your nick and password.",

  /** The first nick of a member who came from another site. */
  choose: {
    title: "Choose your nick",
    lead: "Others see it at the tables. It cannot be changed later.",
    help: nickHelp,
    verb: "Take this nick",
    busy: "Saving…",
  },

  prove: { verb: "Go on" },

  code: {
    title: "Second factor",
    head: "One more step",
    lead: (nick: string): string => `The password is right. Show your second factor, ${nick}.`,
    code: "Code",
    help: "Six digits from your authenticator app, or one of your one-time codes.",
    /** Where there is no authenticator app. */
    oneTime: "One-time code",
    verb: "Sign in",
    another: "Sign in as somebody else",
  },

  recover: {
    title: "Open your account again",
    mail: {
      title: "By mail",
      lead: "If your account has a confirmed mail address, a link is sent there. It works for an hour.",
      verb: "Send me a link",
      busy: "Sending…",
      done: "If there is such an account with a confirmed mail address, a link is on its way there.",
    },
    byCode: "By a code",
    /** For whoever comes by the link of a mail. */
    linkLead: "Choose a new password, and the account is open again.",
    lead: "With the code from a mail, with one of your one-time codes, or with a code from an administrator of the club.",
    code: "One-time code",
    codeHelp: "Twenty-four letters and digits in six groups.",
    password: "New password",
    passwordHelp: `At least ${PASSWORD_MIN} characters. All devices are signed out.`,
    verb: "Open the account",
    busy: "Opening…",
  },
};

export type SignInTexts = typeof signIn;
