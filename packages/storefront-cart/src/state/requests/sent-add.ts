/** An add that was sent without the drawer, and the cart as it was read right after it; null where no answer came. */
export interface SentAdd {
  readonly added: Response | null;
  readonly cart: Response | null;
  /** What the tabs had kept of the cart then: with other words there, another tab has changed it since. */
  readonly kept: string | null;
}
