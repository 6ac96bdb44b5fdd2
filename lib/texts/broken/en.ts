/** Said when not even the shell could be shown, in English until the words of another language have come. */
export const broken = {
  title: "The house is out of order",
  text: "The site cannot reach its database or was just restarted. Nothing of yours is lost.",
  again: "Try again",
};

export type BrokenTexts = typeof broken;
