/**
 * Failure of a Shopify call. `unavailable`: no connection or temporarily unavailable; a retry may
 * work. `lost`: a mutation without a response, which may have been executed. `refused`: rejected
 * until something changes.
 */
export interface ShopifyFailure {
  readonly ok: false;
  readonly code: 'unavailable' | 'lost' | 'refused';
  /** User-facing. */
  readonly message: string;
  /** For logs. */
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

/** Validation error of Shopify. Source: Admin GraphQL, `UserError` and its kin. */
export interface UserError {
  readonly code?: string | null | undefined;
  readonly field?: readonly string[] | null | undefined;
  readonly message: string;
}

/** Whether it means that data is outdated: changed, taken or deleted meanwhile. */
export function isOutOfDate({ code, field }: UserError): boolean {
  if (code === 'STALE_OBJECT' || code === 'TAKEN') return true;
  const last = field?.at(-1);
  return last === 'id' || last === 'ownerId';
}
