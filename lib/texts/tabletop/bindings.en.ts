/** Keys and gestures of one's own. */
export const bindings = {
  menu: "Keys and mouse…",
  title: "Your keys and mouse",
  lead: "For you, in this browser, at every tabletop. A game’s own keys go before.",
  keys: "Keys",
  mouse: "Mouse",
  none: "none",
  /** A button that waits for a key. */
  press: "Press a key…",
  change: (act: string, key: string): string => `${act}: ${key}. Change it`,
  clear: (act: string): string => `No key: ${act}`,
  reset: "Reset all",
  done: "Done",
  acts: {
    ...{ turn: "Turn the card sideways or upright", play: "Play the card of your hand", playDown: "Play it face down" },
    ...{ flip: "Turn the card over", counterMore: "A counter more", counterLess: "A counter less" },
    ...{ toHand: "Take the card to your hand", discard: "Discard the card", arrow: "Point from the card" },
    ...{ attach: "Attach the card to another", unarrow: "Take away the card’s arrows", draw: "Draw a card" },
    ...{ untapAll: "Turn all your cards upright", shuffle: "Shuffle your deck", endTurn: "End your turn" },
    undo: "Take your last act back",
  },
  gestures: {
    ...{ doubleHand: "Double click on a card of your hand", doubleTable: "Double click on the table" },
    ...{ middleHand: "Middle button, or Alt and click, on a card of your hand", altDrag: "Alt and drag on the table" },
  },
  does: {
    ...{ play: "plays it", playDown: "plays it face down", nothing: "nothing", turn: "turns it sideways or upright" },
    ...{ flip: "turns it over", point: "points; Ctrl attaches", attach: "attaches; Ctrl points" },
  },
  conflicts: {
    taken: (key: string): string => `${key} means something else everywhere: choose another key.`,
    act: (key: string, act: string): string => `${key} is taken: ${act}. Choose another key, or free that one first.`,
    command: (key: string, label: string): string => `${key} is this game’s own: ${label}. Choose another key.`,
  },
};
