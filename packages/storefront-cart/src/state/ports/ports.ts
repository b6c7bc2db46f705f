import type { OfferedInCart } from '@cartwright/core/contract/preview';
import type { WidgetDisplay } from '@cartwright/core/storefront/config';
import type { PageProduct } from '@cartwright/storefront-kit/page/page-product';
import type { ClockPort, LockPort, TabsPort } from '@cartwright/storefront-kit/ports/ports';
import type { ReadonlySignal } from '@preact/signals';
import type { CartPort } from './cart-port';
import type { CartStorage } from './storage-keys';

/** Offers of a previewed widget; sample products of the shop if our server doesn't know it or wasn't asked. */
export interface PreviewedOffers extends Pick<OfferedInCart, 'status'> {
  readonly isAsked: boolean;
  readonly products: readonly PageProduct[];
}

/** Page that contains the cart. */
export interface PagePort {
  /** Store time, epoch milliseconds. */
  now(): number;
  /** Whether the shopper is signed in to the store. */
  readonly signedIn: boolean;
  /** Whether the cart is visible. */
  readonly isOpen: ReadonlySignal<boolean>;
  /** Registers products read by a part, or reads them by handle, so that adds can be priced in predictions. */
  learn(products: readonly (PageProduct | string)[]): void;
  /**
   * Null in a store. The editor's preview makes no store requests and runs no third-party scripts; it uses sample
   * products of the shop. `product`: as in `/products/{handle}.js`.
   */
  readonly preview: {
    readonly products: () => readonly PageProduct[];
    /** Offers of a widget in the previewed cart. */
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

/** Ports of the cart store and its components. */
export interface SessionPorts extends Ports {
  readonly page: PagePort;
}
