import { table as shared, type TableTexts } from "../table/en";

/** What the shared parts of a table say where deals are what is played. */
export const table: TableTexts = {
  ...shared,
  foot: {
    ...shared.foot,
    over: "The series is over.",
    linedUp: "You play from the next deal on.",
    kept: "A bot plays your cards until this deal ends.",
    removed: "The host removed you. You can sit down again once this deal is over.",
    fromNext: "Play from the next deal on",
  },
  menu: {
    ...shared.menu,
    askLeave: {
      ...shared.menu.askLeave,
      playing: "A bot plays your cards until this deal ends. Until then you can come back to your seat.",
    },
    askClose: {
      ...shared.menu.askClose,
      text: "Nobody can play here any more. Its deals can still be replayed.",
    },
  },
  seatDialog: {
    ...shared.seatDialog,
    keptFor: (name) => `A bot plays for ${name}, who left. The seat is kept for them until this deal ends.`,
    bot: "A bot plays here until somebody takes the seat between two deals.",
    takeLater: "Take this seat after this deal",
    askHost: {
      ...shared.seatDialog.askHost,
      text: "They deal, choose the settings and let people in from then on. Only they can hand it back.",
    },
    askRemove: { ...shared.seatDialog.askRemove, playing: "A bot plays their cards until this deal ends." },
  },
};
