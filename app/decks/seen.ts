export type DeckPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Which deck an address means, and what it says so that somebody may see it. */
export async function seenDeck({ params, searchParams }: DeckPageProps): Promise<{ id: string; link?: string }> {
  const [{ id }, { link }] = await Promise.all([params, searchParams]);
  return typeof link === "string" ? { id, link } : { id };
}
