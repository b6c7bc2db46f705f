import type { OfferedInCart } from '@cartwright/core/contract/preview';
import type { WidgetDisplay } from '@cartwright/core/storefront/config';
import type { PageProduct } from '@cartwright/storefront-kit/page/page-product';
import type { ClockPort, LockPort, TabsPort } from '@cartwright/storefront-kit/ports/ports';
import type { ReadonlySignal } from '@preact/signals';
import type { CartPort } from './cart-port';
import type { CartStorage } from './storage-keys';

/** Offers of a previewed widget; of one whose products our server doesn't know, or wasn't asked for, any products of the shop. */
export interface PreviewedOffers extends Pick<OfferedInCart, 'status'> {
  readonly isAsked: boolean;
  readonly products: readonly PageProduct[];
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
    /** What stands in a widget for the previewed cart. */
    readonly offered: (widget: Pick<WidgetDisplay, 'id' | 'dataSource'>) => PreviewedOffers;
    readonly product: (handle: string) => unknown;
  } | null;
}

export interface Ports {
  readonly cart: CartPort;
  readonly storage: CartStorage;
  readonly clock: ClockPort;
  readonly lock: LockPort;
  readonly tabs: TabsPort;
}

/** Ports of a cart with its components besides the cart store. */
export interface SessionPorts extends Ports {
  readonly page: PagePort;
}
