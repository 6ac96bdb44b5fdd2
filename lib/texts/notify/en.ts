import type { Channel, Topic } from "../../contracts/notice-words";

/** How a member is told: channels, quiet hours, addresses, browsers; and the pages that mails lead to. */
export const notify = {
  title: "How you are told",
  lead: "What you hear of, and where.",
  toInbox: "Inbox",

  topics: {
    turn: "Your turn",
    deadlines: "Deadlines: warnings and late orders",
    results: "Results, beginnings and ends of games",
    press: "Press",
    requests: "Requests to join, and your seat",
    invitations: "Invitations",
    purchases: "Purse and purchases",
    market: "Your orders and auctions at the market",
    trades: "Gifts and trades",
    decks: "Comments on your decks",
    account: "Your account",
  } satisfies Record<Topic, string>,
  channels: { inbox: "Inbox", mail: "Mail", push: "Push" } satisfies Record<Channel, string>,
  what: {
    title: "What, and where",
    /** What the table of switches is called, and its first column. */
    table: "Which notices come where",
    topic: "Notices of",
    /** Read out at a box: what of, and where. */
    inChannel: (topic: string, channel: string): string => `${topic}: ${channel}`,
    always: "Always",
    guest: "A guest is told in the inbox alone. Mail and push need an account that lasts.",
    quiet: "Quiet hours",
    quietHelp: "What comes in these hours waits until they end. The inbox has it at once.",
    from: "From",
    to: "Until",
    urgent: "Urgent notices come all the same: deadlines, and what happens to your account",
    pressText: "Mails of letters in games hold what was written",
    digest: "One mail a day",
    digestHelp: "All but what is urgent comes together, at this hour.",
    hour: "Hour",
    zone: (zone: string): string => `All in your time zone, ${zone}. You set it in your profile.`,
    verb: "Save",
    busy: "Saving…",
    done: "Saved.",
  },

  mail: {
    title: "Mail addresses",
    lead: "Where mails go. They are shown to nobody, and nobody signs in with them.",
    off: "This site sends no mail: whoever runs it has not set up a mail server. You can be told in the inbox and by push messages.",
    none: "You have no address yet.",
    main: "Main",
    waiting: "Not confirmed",
    waitingHelp: "Open the link in the mail that was sent there.",
    address: "Address",
    add: "Add address",
    adding: "Adding…",
    /** Whoever asks is told the same whether anybody else uses it. */
    added: "A mail with a link is on its way there. Open the link to confirm the address.",
    again: "Send the link again",
    againSent: "Another mail is on its way. Only its link works now.",
    makeMain: "Make it the main one",
    madeMain: "Your mails go there from now on.",
    remove: "Remove",
    removed: "Removed.",
    /** Which address a button is about, read out. */
    of: (verb: string, address: string): string => `${verb}: ${address}`,
  },

  games: {
    title: "Addresses of games",
    lead: "Mails of a game can go to another of your addresses, or nowhere.",
    main: "Main address",
    nowhere: "No mail",
    pick: (table: string): string => `Where mails of ${table} go`,
    verb: "Save",
    done: "Saved.",
  },

  push: {
    title: "Push messages",
    lead: "Messages of your browser, also while no page of ours is open.",
    on: "Switch on here",
    switching: "Asking the browser…",
    done: "This browser shows messages now.",
    off: "Switch off",
    offOf: (device: string): string => `Switch off: ${device}`,
    offDone: "Switched off.",
    unknown: "Unknown browser",
    device: (browser: string, system: string): string => `${browser} on ${system}`,
    since: "Since",
    none: "No browser shows messages yet.",
    denied: "Your browser does not allow messages of this site. Its own settings decide that.",
    unable: "This browser cannot show push messages, or its push service cannot be reached just now.",
  },

  confirm: {
    title: "Confirm an address",
    lead: (nick: string, address: string): string => `${nick} wants to get mails at ${address}.`,
    verb: "Confirm this address",
    busy: "Confirming…",
    done: "The address is confirmed. Mails go there from now on.",
    dead: "This link no longer works",
    deadText:
      "It was used already, is older than a day, or another one was sent since. A new one comes from the settings.",
    notYou: "If that is not you, close this page. Nothing happens.",
  },

  unsubscribe: {
    title: "No more of these mails",
    lead: (topic: string): string => `Mails about “${topic}” stop. Everything else stays as it is.`,
    leadAll: "All mails of this site stop. The inbox stays as it is.",
    verb: "Stop these mails",
    busy: "Stopping…",
    done: "Done. You get no more of these mails.",
    dead: "This link does not work",
    deadText: "It is not whole. Open it from the mail again, or change it in the settings.",
    toSettings: "All settings",
  },
};

export type NotifyTexts = typeof notify;
