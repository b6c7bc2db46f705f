/** Reasons that keep messages from going on by themselves. */
export interface Holds {
  /** The cart is shut, or its page is in a tab behind. */
  readonly unseen: boolean;
  readonly pointed: boolean;
  readonly focused: boolean;
  /** The shopper has stopped them. */
  readonly stopped: boolean;
  /** The shopper's system asks for less motion: they never go on by themselves. */
  readonly still: boolean;
}

export function isTurning(count: number, { unseen, pointed, focused, stopped, still }: Holds): boolean {
  return count > 1 && !(unseen || pointed || focused || stopped || still);
}

/** The message after, or before, another one, around the end. A list may have become shorter. */
export function turned(shown: number, by: -1 | 1, count: number): number {
  return (Math.min(shown, count - 1) + by + count) % count;
}
