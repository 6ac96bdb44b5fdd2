/**
 * Has the browser fetch a game's cards with the page, not only once its script asks for them. A hint (`preload` of React)
 * would be told by that script, too.
 */
export const CardsAhead = ({ address }: { address: string }) => (
  <link rel="preload" as="fetch" href={address} crossOrigin="anonymous" />
);
