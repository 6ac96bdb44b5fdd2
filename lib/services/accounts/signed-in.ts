/** What a way of signing in came to: whose session to begin. */
export type SignedIn = {
  userId: string;
  /** The member came from another site just now and may choose a nick. */
  freshNick?: boolean;
  /** The second factor is still to come. */
  pending?: boolean;
  /** The hash that the password was judged by: where it has been changed meanwhile, no session begins. */
  passwordHash?: string | null;
  /** The session that this one takes further: where it was ended meanwhile, no session begins. */
  goesOnFrom?: string;
};
