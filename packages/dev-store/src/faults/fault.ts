/** The requests of the AJAX Cart API (`get` is the reading of `cart.js`), and every one of the Storefront API. */
export const CART_ACTIONS = ['get', 'add', 'change', 'update', 'clear', 'storefront'] as const;
export type CartAction = (typeof CART_ACTIONS)[number];

export const TARGETS = [...CART_ACTIONS, 'write', 'any'] as const;
export const REFUSALS = [409, 429, 500, 502, 503, 504] as const;

/** Kind of a fault. Times are milliseconds. */
export type Trouble =
  /** Executed later. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Executed at once and answered later, so that answers overtake each other. */
  | { readonly kind: 'slow_answer'; readonly ms: number }
  /** Not executed. With `html` it is a page instead of JSON, as bot protection answers; `retryAfter` is in seconds. */
  | {
      readonly kind: 'refuse';
      readonly status: (typeof REFUSALS)[number];
      readonly html?: boolean;
      readonly retryAfter?: number;
    }
  /** Executed, and the connection closed without an answer. */
  | { readonly kind: 'lost' }
  /** Not executed, and the connection closed without an answer. */
  | { readonly kind: 'dropped' }
  /**
   * A reading that is answered with the cart before the last write, as from a cache: one that asks for a fresh answer
   * (`cache: 'no-store'`) gets it, and the fault waits for another, as it waits for a write since it was asked for.
   */
  | { readonly kind: 'stale' }
  /** Refused with 409 when more than `most` requests of the session are under way, this one counted. */
  | { readonly kind: 'crowded'; readonly most: number };

/** A fault on request: trouble for the next `times` requests that it is meant for, after `after` of them. */
export type Fault = Trouble & {
  readonly on: (typeof TARGETS)[number];
  readonly times: number;
  readonly after: number;
};

/** As it is asked for: once and from now on unless it says otherwise. */
export type RequestedFault = Trouble & Pick<Fault, 'on'> & Partial<Pick<Fault, 'times' | 'after'>>;
