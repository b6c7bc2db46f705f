/** Persistent texts, by a surface's keys. Never throws; a no-op in a sandbox. */
export interface StoragePort<Key extends string = string> {
  read(key: Key): string | null;
  write(key: Key, text: string): void;
}

export interface ClockPort {
  wait(milliseconds: number): Promise<void>;
  /** Random number from 0 to 1, to spread retries. */
  jitter(): number;
}

/** Exclusive lock across a shopper's tabs. */
export interface LockPort {
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** Notification between a shopper's tabs; a no-op if unsupported. */
export interface TabsPort {
  /** Notifies the other tabs of a change. */
  notify(): void;
  /** Calls back on another tab's notification; while the page is hidden, once when it is visible again. */
  listen(onChange: () => void): void;
}
