import { tableTalk as sharedTalk, type TableTalk } from "../table-talk/en";

/** What the log of a table tells, and why something was not done, where deals are what is played. */
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
