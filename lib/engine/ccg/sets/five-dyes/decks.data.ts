/** The decks that the house lends for Five Dyes, and that bots play: two dyes each, cards whose words the rules carry out. */
export const FIVE_DYES_DECKS: readonly {
  readonly name: string;
  /** How it is played, in a sentence. */
  readonly about: string;
  readonly cards: string;
}[] = [
  {
    name: "The Weir",
    about: "Verdigris beasts hold the bank, woad birds fly over it; it waits, and wins late.",
    cards: `9 Verdigris Vat
8 Woad Vat
3 Copper-Green Boar
2 River-Meadow Horse
2 Hedge Cat
2 Marsh Boar
2 Thick Bark
1 Orchard Bear
1 Old Shell
1 Mother of Hedges
3 Blue-Step Heron
2 Mist Hare
2 Skerry Fish
2 Slack Water`,
  },
  {
    name: "Ember and Ink",
    about: "Madder burns what stands in the way, oak gall collects what is left; it attacks early.",
    cards: `9 Madder Vat
8 Oak Gall Vat
3 Ember Apprentice
2 Salt-Burn Gunner
2 Kiln Goat
2 Beacon Fox
3 Spark
1 Redtail over the Kilns
2 Debt Collector
2 Widow's Raven
2 Gutter Serpent
2 Blot Out
1 Brine Witch
1 Salt-Crypt Owl`,
  },
  {
    name: "Sun and Hedge",
    about: "Many small weld people, then verdigris bodies behind them; it fills the board and walks.",
    cards: `9 Weld Vat
8 Verdigris Vat
3 Weld-Yard Foreman
2 Watch at the Third Bell
2 Sunday Baker
2 Herald of the Sun Guild
2 Summons
1 Captain of the Third Bell
2 Copper-Green Boar
2 River-Meadow Horse
2 Orchard Bear
2 Great Weir Eel
2 High Grass
1 Drake-Fish of the Weir`,
  },
  {
    name: "Storm over the Quay",
    about: "Woad fliers and madder sparks; it deals its damage from the air and by hand.",
    cards: `9 Woad Vat
8 Madder Vat
3 Blue-Step Heron
2 Salt Heron
2 Skerry Fish
2 Slack Water
1 Moonrise Heron
1 Glass Serpent
2 Ember Apprentice
2 Torch Juggler
2 Row-House Brawler
3 Spark
2 Hot Word
1 Firewatch Hawk`,
  },
  {
    name: "The Counting House",
    about: "Oak gall and weld take a little each turn; it trades one for one and counts.",
    cards: `9 Oak Gall Vat
8 Weld Vat
3 Debt Collector
2 Freak-Show Moth
2 Gutter Serpent
2 Blot Out
2 Ink in the Water
1 Back-Stair Spy
2 Guild Courier
2 Tax Hound
2 Quayside Warden
2 Harbour Horse
2 Gilt Ox
1 Charter Day`,
  },
];
