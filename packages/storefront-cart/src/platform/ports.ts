import type { ReadonlySignal } from '@preact/signals';
import type { PageProduct } from '../state/known-variants';
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

/** The other tabs of a shopper. Where tabs cannot hear each other nothing is told. */
export interface TabsPort {
  /** Tells the others that the cart has changed. */
  tell(): void;
  /** Calls back when another tab has told so; while the page is hidden, once when it is seen again. */
  listen(onChange: () => void): void;
}

/** The page that the cart stands in. */
export interface PagePort {
  /** The store's time, epoch milliseconds. */
  now(): number;
  /** Whether the shopper is signed in to the store. */
  readonly signedIn: boolean;
  /** Whether the cart can be seen. */
  readonly isOpen: ReadonlySignal<boolean>;
  /**
   * Takes in products that a part has read in the store, or reads them, by their handles: what is added of them is
   * foreseen by their prices.
   */
  learn(products: readonly (PageProduct | string)[]): void;
  /**
   * Null in a store. The editor's preview asks no store and runs nobody's scripts; products of the shop stand in.
   * `product`: as `/products/{handle}.js` has it.
   */
  readonly preview: {
    readonly products: () => readonly PageProduct[];
    readonly product: (handle: string) => unknown;
  } | null;
}

export interface Ports {
  readonly cart: CartPort;
  readonly storage: StoragePort;
  readonly clock: ClockPort;
  readonly lock: LockPort;
  readonly tabs: TabsPort;
}

/** What a cart with its components needs besides the kernel. */
export interface SessionPorts extends Ports {
  readonly page: PagePort;
}
