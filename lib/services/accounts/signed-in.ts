/** What a way of signing in came to: whose session to begin. */
export type SignedIn = {
  userId: string;
  /** The member came from another site just now and may choose a nick. */
  freshNick?: boolean;
  /** The second factor is still to come. */
  pending?: boolean;
};
