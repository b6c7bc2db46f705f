/** Conditions that pause automatic rotation. */
export interface Holds {
  /** The cart is closed, or its tab is in the background. */
  readonly unseen: boolean;
  readonly pointed: boolean;
  readonly focused: boolean;
  /** Paused by the shopper. */
  readonly stopped: boolean;
  /** `prefers-reduced-motion`: never rotates automatically. */
  readonly still: boolean;
}

export function isTurning(count: number, { unseen, pointed, focused, stopped, still }: Holds): boolean {
  return count > 1 && !(unseen || pointed || focused || stopped || still);
}

/** Index of the next or previous message, wrapping around; clamped if the list has become shorter. */
export function turned(shown: number, by: -1 | 1, count: number): number {
  return (Math.min(shown, count - 1) + by + count) % count;
}
