import { type AvatarColour, type AvatarEmblem, type Device, PASSWORD_MIN } from "../../contracts/account-words";
import { speechOf } from "../speech";

const { plural, number } = speechOf("en");

/** A browser as a list of sessions calls it; what the site does not know, it says so. */
const device = ({ browser, system }: Device): string =>
  system === null ? (browser ?? "Unknown browser") : `${browser ?? "Unknown browser"} on ${system}`;

/** What a member sets for themselves, and what happened to their account. */
export const settings = {
  title: "Settings",
  lead: (nick: string, guest: boolean): string => (guest ? `You play as ${nick}.` : `You are ${nick}.`),
  seeProfile: "See your profile",

  keep: {
    title: "Keep this account",
    lead: "A guest lives in this browser only. With a nick and a password your seats and games stay yours everywhere.",
    verb: "Choose nick and password",
  },

  notices: {
    title: "Notices",
    lead: "How you are told of your turn, of results and of what happens to your account: here, by mail, in this browser.",
    verb: "Choose how",
  },

  profile: {
    title: "Profile",
    colour: "Colour",
    colours: {
      felt: "felt",
      brass: "brass",
      sky: "sky",
      rose: "rose",
      plum: "plum",
      clay: "clay",
      moss: "moss",
      ink: "ink",
    } satisfies Record<AvatarColour, string>,
    emblem: "Emblem",
    emblems: {
      initials: "initials",
      wheel: "wheel",
      tower: "tower",
      ship: "ship",
      key: "key",
      leaf: "leaf",
      star: "star",
      bell: "bell",
      fish: "fish",
      crown: "crown",
      moon: "moon",
      anvil: "anvil",
    } satisfies Record<AvatarEmblem, string>,
    realName: "Real name",
    about: "About you",
    aboutHelp: "What you play, when, and with whom you would like to.",
    language: "Language",
    languageHelp: "Of the site, and of games that bring a translation.",
    browserLanguage: "Same as my browser",
    zone: "Time zone",
    zoneHelp: "Your statement counts its days in it.",
    verb: "Save profile",
    busy: "Saving…",
    done: "Your profile is saved.",
  },

  appearance: {
    title: "Appearance",
    theme: "Theme",
    themes: { system: "Same as the device", light: "Light", dark: "Dark" },
    faces: "Playing cards",
    drawn: "Drawn",
    drawnHelp: "The house’s own courts and pips.",
    glyph: "Characters",
    glyphHelp: "Card characters of the font, as in a text.",
    fourColours: "A colour for each suit",
    fourColoursHelp: "Clubs green and diamonds blue: easier to tell apart.",
    verb: "Save appearance",
    busy: "Saving…",
    done: "Saved.",
  },

  password: {
    title: "Password",
    current: "Current password",
    new: "New password",
    newHelp: `At least ${PASSWORD_MIN} characters. Other devices are signed out.`,
    change: "Change password",
    set: "Set password",
    busy: "Changing…",
    done: "The password is changed. Other devices are signed out.",
  },

  factor: {
    title: "Second factor",
    on: "Signing in asks for it after the password.",
    off: "An authenticator app or a passkey keeps others out even if they know your password. One-time codes help when you forget it.",
    change: "Change it",
    setUp: "Set it up",
  },

  sites: {
    title: "Other sites",
    lead: "Sign in here with an account you have there.",
    link: (site: string): string => `Link ${site}`,
    unlink: (site: string): string => `Unlink ${site}`,
    unlinked: "Unlinked.",
  },

  sessions: {
    title: "Sessions",
    lead: "You stay signed in for thirty days after your last visit, ninety days at the most.",
    guestLead: "A guest who signs out cannot come back: keep the account first.",
    list: "Where you are signed in",
    device,
    own: "This device",
    /** `address`: null on the machine that runs the site. */
    from: (address: string | null): string => `From ${address ?? "this computer"}`,
    since: "Signed in:",
    seen: "Last seen:",
    end: "Sign out",
    endThis: (from: Device, address: string): string => `Sign out ${device(from)} from ${address}`,
    /** Beside the proof that it is still the member. */
    confirm: "Sign this device out",
    ended: "That device is signed out.",
    endOthers: "Sign out all other devices",
    busy: "Signing out…",
    othersEnded: (ended: number): string =>
      plural(ended, {
        one: "One other device is signed out.",
        other: `${number(ended)} other devices are signed out.`,
      }),
    endHere: "Sign out here",
  },
};

export type SettingsTexts = typeof settings;
