/** A game whose rules stand still. */
export const byHand = {
  /** What the table is called meanwhile. */
  turn: (turn: string): string => `${turn}, by hand`,
  /** What is asked of whoever's turn it is, and of the others. */
  yours: "The rules of the game have stopped: do by hand what they would, then end the turn.",
  others: "The rules of the game have stopped: anybody may do by hand what they would, until the turn ends.",
  stuck: "The rules of the game cannot say what you may do now.",
  /** Of its menu and of its button. */
  ask: "Play this turn by hand…",
  goOn: "Go on by hand",
};
