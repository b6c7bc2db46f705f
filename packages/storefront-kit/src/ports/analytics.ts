/** Consent to analytics. Never throws. */
export interface ConsentPort {
  /** Current consent; false if unknown. */
  allowed(): boolean;
  /** Whether the decision is pending. Until then nothing is allowed, whatever the regional default. */
  isOpen(): boolean;
  /** Calls back when the decision may have changed. */
  listen(onChange: () => void): void;
}

/** Sends texts without a response, even while the page closes. */
export interface AnalyticsPort {
  /** Queues a text; false if the browser rejects it. Never throws. */
  send(text: string): boolean;
  /** Calls back once after a delay. */
  after(milliseconds: number, task: () => void): void;
  /** Monotonic milliseconds. */
  now(): number;
}
