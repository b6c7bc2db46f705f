import type { AddItem, Quantities } from './intent';
import type { StoreCart } from './store-cart';

/** One request to the AJAX Cart API that changes the cart. */
export type CartRequest =
  | { readonly path: 'add'; readonly items: readonly AddItem[] }
  | {
      readonly path: 'change';
      readonly key: string;
      readonly quantity: number;
      /** Null takes the plan off; absent leaves it. */
      readonly sellingPlanId?: number | null;
    }
  | {
      readonly path: 'update';
      readonly updates?: Quantities;
      readonly note?: string;
      readonly attributes?: Readonly<Record<string, string>>;
      /** The complete set. */
      readonly codes?: readonly string[];
      /** Not for the AJAX Cart API, which knows none. */
      readonly giftCards?: { readonly add: readonly string[]; readonly remove: readonly string[] };
    };

/**
 * `refused`: the store said no (422), perhaps after doing a part of it. `stale`: the line's key is not known any more.
 * `busy`: nothing was done, try later (409, 429). `lost`: it may have been done or not (no answer, 5xx, no JSON); what
 * is said of it depends on whether an answer came, what is done about it does not.
 */
export type CartFailure = 'refused' | 'stale' | 'busy' | 'lost';

export type CartResponse =
  /** Without a cart when the answer does not carry the whole of it (`add.js`). */
  | { readonly ok: true; readonly cart: StoreCart | null }
  | {
      readonly ok: false;
      readonly code: CartFailure;
      /** The store's own words for people; empty when it gave none. */
      readonly message: string;
      /** Milliseconds that the store asked to wait. */
      readonly retryAfter: number | null;
      /** Of `lost`: whether an answer came, and was an error of the store's; absent where none came. */
      readonly answered?: boolean;
    };

/** Nothing came back: offline, cut off, too late, or not sent any more. */
export const NO_ANSWER: Extract<CartResponse, { readonly ok: false }> = {
  ok: false,
  code: 'lost',
  message: '',
  retryAfter: null,
};

/** The shopper's cart. Never throws. */
export interface CartPort {
  read(): Promise<CartResponse>;
  write(request: CartRequest): Promise<CartResponse>;
}
