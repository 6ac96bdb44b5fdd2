import { speechOf } from "../speech";

const { plural } = speechOf("en");

/** What one may need besides the password to sign in, and what helps when it is lost. */
export const secondFactor = {
  title: "Second factor",
  lead: "Something you have, on top of the password you know. Anybody who guesses your password still cannot get in.",
  back: "Back to the settings",

  app: {
    title: "Authenticator app",
    lead: "An app on your phone shows a new code every half minute.",
    begin: "Set up an app",
    beginBusy: "Preparing…",
    picture: "QR code to scan with the app",
    scan: "Scan the picture with your app, or type this secret there:",
    code: "Code that the app shows now",
    finish: "Turn it on",
    finishBusy: "Checking…",
    finished: "From now on signing in asks for a code from your app.",
    on: "An app is set up.",
    remove: "Remove the app",
    removeBusy: "Removing…",
    removed: "The authenticator app is removed.",
  },

  passkeys: {
    title: "Passkeys",
    lead: "Your phone, your computer or a security key answers for you.",
    list: "Your passkeys",
    added: "Added:",
    used: "Last used:",
    remove: "Remove",
    removeThis: (name: string): string => `Remove ${name}`,
    removed: "The passkey is removed.",
    name: "Name of the new passkey",
    nameHelp: "So that you recognise it later, such as “My phone”.",
    someName: "My passkey",
    add: "Add a passkey",
    addBusy: "Waiting for it…",
    done: "The passkey is added. From now on signing in asks for it.",
  },

  codes: {
    title: "One-time codes",
    /** Where there is a second factor, and where there is none. */
    leadOn: "Each replaces the second factor once, if you lose your phone.",
    leadOff: "Each opens your account once, if you forget your password.",
    left: (left: number): string =>
      left === 0 ? "You have none." : plural(left, { one: "You have one left.", other: `You have ${left} left.` }),
    list: "Your new codes",
    make: "Make ten codes",
    makeNew: "Make ten new codes",
    busy: "Making them…",
    done: "Write these down or print them: they are not shown again.",
  },
};

export type SecondFactorTexts = typeof secondFactor;
