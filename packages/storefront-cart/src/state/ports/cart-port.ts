import type { AddItem, Quantities } from './intent';
import type { StoreCart } from './store-cart';

/** Write request to the AJAX Cart API. */
export type CartRequest =
  | { readonly path: 'add'; readonly items: readonly AddItem[] }
  | {
      readonly path: 'change';
      readonly key: string;
      readonly quantity: number;
      /** Null removes the plan; absent keeps it. */
      readonly sellingPlanId?: number | null;
    }
  | {
      readonly path: 'update';
      readonly updates?: Quantities;
      readonly note?: string;
      readonly attributes?: Readonly<Record<string, string>>;
      /** Complete set. */
      readonly codes?: readonly string[];
      /** Not supported by the AJAX Cart API. */
      readonly giftCards?: { readonly add: readonly string[]; readonly remove: readonly string[] };
    };

/**
 * `refused`: rejected (422), perhaps partly done. `stale`: unknown line key. `busy`: nothing done, retry later (409,
 * 429). `lost`: outcome unknown (no response, 5xx, no JSON); whether there was a response affects the message only.
 */
export type CartFailure = 'refused' | 'stale' | 'busy' | 'lost';

export type CartResponse =
  /** Cart is null if the response doesn't contain all of it (`add.js`). */
  | { readonly ok: true; readonly cart: StoreCart | null }
  | {
      readonly ok: false;
      readonly code: CartFailure;
      /** Store's message; empty if there is none. */
      readonly message: string;
      /** Delay requested by the store (milliseconds). */
      readonly retryAfter: number | null;
      /** For `lost`: whether the store responded with an error; absent without a response. */
      readonly answered?: boolean;
    };

/** No response: offline, aborted, timed out, or not sent. */
export const NO_ANSWER: Extract<CartResponse, { readonly ok: false }> = {
  ok: false,
  code: 'lost',
  message: '',
  retryAfter: null,
};

/** Access to the shopper's cart. Never throws. */
export interface CartPort {
  read(): Promise<CartResponse>;
  write(request: CartRequest): Promise<CartResponse>;
}
