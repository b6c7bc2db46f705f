/** Whether what a shopper does may be counted. Never throws. */
export interface ConsentPort {
  /** Now. False also where nobody can say. */
  allowed(): boolean;
  /** Whether the shopper is still to decide. Until then nothing is allowed, whatever holds in the region by default. */
  isOpen(): boolean;
  /** Calls back when the shopper may have decided otherwise. */
  listen(onChange: () => void): void;
}

/** Sends texts that nobody answers, also while the page goes away. */
export interface AnalyticsPort {
  /** Whether the browser has taken it. Never throws. */
  send(text: string): boolean;
  /** Calls back once, after so many milliseconds. */
  after(milliseconds: number, task: () => void): void;
  /** Milliseconds from any beginning, never going back. */
  now(): number;
}
