/** Texts that outlive the page, by the keys of a surface. Never throws; in a sandbox nothing is kept. */
export interface StoragePort<Key extends string = string> {
  read(key: Key): string | null;
  write(key: Key, text: string): void;
}

export interface ClockPort {
  wait(milliseconds: number): Promise<void>;
  /** A number from 0 to 1 that spreads retries of many shoppers. */
  jitter(): number;
}

/** One writer at a time over all tabs of a shopper. */
export interface LockPort {
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** The other tabs of a shopper. Where tabs cannot hear each other nothing is told. */
export interface TabsPort {
  /** Tells the others that something has changed. */
  tell(): void;
  /** Calls back when another tab has told so; while the page is hidden, once when it is seen again. */
  listen(onChange: () => void): void;
}
