/** Add sent before the drawer loaded, with the cart read right after; null without a response. */
export interface SentAdd {
  readonly added: Response | null;
  readonly cart: Response | null;
  /** Stored choices at that time; if they differ now, another tab has changed the cart. */
  readonly kept: string | null;
}
