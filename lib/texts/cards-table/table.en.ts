import { table as shared, type TableTexts } from "../table/en";
import { tableTalk as sharedTalk, type TableTalk } from "../table-talk/en";

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

export const tableTalk: TableTalk = {
  ...sharedTalk,
  linedUp: (who) => `${who.you ? "You play" : `${who.name} plays`} from the next deal on.`,
  left: (who, { kicked, kept }) => {
    const went = sharedTalk.left(who, { kicked, kept: false });
    return kept ? `${went} A stand-in plays ${who.you ? "your" : "their"} cards until the deal ends.` : went;
  },
  rematchBegan: "Rematch: a new series begins.",
  refusals: {
    ...sharedTalk.refusals,
    "table/deal_over": "The deal has ended. Nothing of it can be taken back.",
    "table/in_play": "That has to wait until this deal is over.",
    "table/knows_hand": "You have seen another hand of this deal. You can sit here once it is over.",
    "table/most_takebacks": "No more moves can be taken back in this deal.",
    "table/not_over": "The series is not over yet.",
    "table/nothing_to_take_back": "You have made no move in this deal that could be taken back.",
    "table/removed": "The host removed you from this deal. You can sit down again once it is over.",
    "table/seat_kept": "This seat is kept for its player until the deal ends.",
    "table/stale": "The game moved on before your card arrived. It was not played: choose again.",
    "table/worn_out": "This table has played as many deals as its sealed shuffles cover. Open a new one to go on.",
  },
};
