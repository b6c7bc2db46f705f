/**
 * Why Shopify did not do something. `unavailable`: not reached, or it could not answer now; the same call may work
 * later. `refused`: it will not do this until somebody changes something.
 */
export interface ShopifyFailure {
  readonly ok: false;
  readonly code: 'unavailable' | 'refused';
  /** For the merchant. */
  readonly message: string;
  /** For the log. */
  readonly cause?: string;
}

export type ShopifyResult<Value> = { readonly ok: true; readonly value: Value } | ShopifyFailure;

export function unavailable(cause: string): ShopifyFailure {
  return { ok: false, code: 'unavailable', message: 'Shopify cannot be reached at the moment.', cause };
}

export function refused(message: string, cause?: string): ShopifyFailure {
  return { ok: false, code: 'refused', message, ...(cause !== undefined && { cause }) };
}
