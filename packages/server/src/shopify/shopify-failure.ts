/**
 * Why Shopify did not do something. `unavailable`: not reached, or it could not answer now; the same call may work
 * later. `lost`: it was told to change something, and its answer did not arrive, so that nobody knows whether it has.
 * `refused`: it will not do this until somebody changes something.
 */
export interface ShopifyFailure {
  readonly ok: false;
  readonly code: 'unavailable' | 'lost' | 'refused';
  /** For the merchant. */
  readonly message: string;
  /** For the log. */
  readonly cause?: string;
}

export type ShopifyResult<Value> = { readonly ok: true; readonly value: Value } | ShopifyFailure;

const NOT_REACHED = 'Shopify isn’t responding right now.';

export function unavailable(cause: string): ShopifyFailure {
  return { ok: false, code: 'unavailable', message: NOT_REACHED, cause };
}

export function lost(cause: string): ShopifyFailure {
  return { ok: false, code: 'lost', message: NOT_REACHED, cause };
}

export function refused(message: string, cause?: string): ShopifyFailure {
  return { ok: false, code: 'refused', message, ...(cause !== undefined && { cause }) };
}

/** A problem that Shopify has with what was sent. Source: Admin GraphQL, `UserError` and its kin. */
export interface UserError {
  readonly code?: string | null | undefined;
  readonly field?: readonly string[] | null | undefined;
  readonly message: string;
}

/** Whether it says that something is not as it was read: changed, taken or gone meanwhile. */
export function isOutOfDate({ code, field }: UserError): boolean {
  if (code === 'STALE_OBJECT' || code === 'TAKEN') return true;
  const last = field?.at(-1);
  return last === 'id' || last === 'ownerId';
}
