import type { CartPort } from './cart-port';

/** Texts that outlive the page. Never throws; in a sandbox nothing is kept. */
export interface StoragePort {
  read(name: string): string | null;
  write(name: string, text: string): void;
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

export interface Ports {
  readonly cart: CartPort;
  readonly storage: StoragePort;
  readonly clock: ClockPort;
  readonly lock: LockPort;
}
