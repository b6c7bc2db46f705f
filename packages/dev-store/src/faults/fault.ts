/** Cart requests: those of the AJAX Cart API (`get` is `cart.js`), and all of the Storefront API. */
export const CART_ACTIONS = ['get', 'add', 'change', 'update', 'clear', 'storefront'] as const;
export type CartAction = (typeof CART_ACTIONS)[number];

export const TARGETS = [...CART_ACTIONS, 'write', 'any'] as const;
export const REFUSALS = [409, 429, 500, 502, 503, 504] as const;

/** Kind of a fault. Times are milliseconds. */
export type Trouble =
  /** Executed later. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Executed immediately, with a delayed response, so that responses arrive out of order. */
  | { readonly kind: 'slow_answer'; readonly ms: number }
  /**
   * Not executed. With `html`, the response is a page instead of JSON, as from bot protection; `retryAfter` is in
   * seconds.
   */
  | {
      readonly kind: 'refuse';
      readonly status: (typeof REFUSALS)[number];
      readonly html?: boolean;
      readonly retryAfter?: number;
    }
  /** Executed; the connection is closed without a response. */
  | { readonly kind: 'lost' }
  /** Not executed; the connection is closed without a response. */
  | { readonly kind: 'dropped' }
  /**
   * A read with a stale response: the cart before the last write, as from a cache. Reads with `cache: 'no-store'` are
   * skipped, as are all until there was a write.
   */
  | { readonly kind: 'stale' }
  /** Rejected with 409 if more than `most` requests of the session are pending, including this one. */
  | { readonly kind: 'crowded'; readonly most: number };

/** Injected fault: affects the next `times` matching requests, after skipping `after`. */
export type Fault = Trouble & {
  readonly on: (typeof TARGETS)[number];
  readonly times: number;
  readonly after: number;
};

/** Requested fault; defaults to once and immediately. */
export type RequestedFault = Trouble & Pick<Fault, 'on'> & Partial<Pick<Fault, 'times' | 'after'>>;
