/**
 * Whether this runs for the second click of a double one. To be asked while the click is being handled: by its second
 * click another button may stand in the place of the one that was meant, or the same one may mean the opposite.
 */
export function isSecondClick(): boolean {
  const { event } = window;
  return event instanceof MouseEvent && event.type === "click" && event.detail > 1;
}

/** For links: the second click of a double one leads nowhere, since it was meant for what stood there before. */
export function stopSecondClick(event: { preventDefault(): void }): void {
  if (isSecondClick()) event.preventDefault();
}
