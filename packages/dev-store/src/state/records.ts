import type { DiscountClass } from '../engine/discounts/operation';
import type { CombinesWith, DiscountGives } from '../engine/model/catalogue';

/** Stored metafield. `ownerId` is a gid; `value` is text for every type. */
export interface MetafieldRecord {
  readonly id: number;
  readonly ownerId: string;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Automatic discount. Timestamps are ISO 8601 in UTC. */
export interface DiscountRecord {
  readonly id: number;
  /** Function of an app's discount; empty for the store's own. */
  readonly functionHandle: string;
  /** Value of the store's own discount; absent for an app's, which has a function. */
  readonly gives?: DiscountGives;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly discountClasses: readonly DiscountClass[];
  readonly combinesWith: CombinesWith;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly errors: FunctionErrors | null;
}

/** Failures of a function, since the first one. */
export interface FunctionErrors {
  readonly firstOccurredAt: string;
  readonly lastMessage: string;
  readonly count: number;
}

/** Adds a failure. */
export function oneMore(errors: FunctionErrors | null, now: Date, message: string): FunctionErrors {
  const firstOccurredAt = errors?.firstOccurredAt ?? now.toISOString();
  return { firstOccurredAt, lastMessage: message, count: (errors?.count ?? 0) + 1 };
}

/** Validation of an app, which can reject carts. */
export interface ValidationRecord {
  readonly id: number;
  readonly functionHandle: string;
  readonly title: string;
  readonly enabled: boolean;
  /** Whether a failing function rejects the cart. */
  readonly blockOnFailure: boolean;
  readonly errors: FunctionErrors | null;
}

export function validationGid(validation: Pick<ValidationRecord, 'id'>): string {
  return `gid://shopify/Validation/${validation.id}`;
}

/** App block in the theme: whether it is enabled, and its settings. */
export interface PlacedBlockRecord {
  readonly on: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
}

export function discountGid(discount: Pick<DiscountRecord, 'id'>): string {
  return `gid://shopify/DiscountAutomaticNode/${discount.id}`;
}

/** Status of a discount at a time in epoch milliseconds. */
export function discountStatus(discount: DiscountRecord, now: number): 'ACTIVE' | 'EXPIRED' | 'SCHEDULED' {
  if (Date.parse(discount.startsAt) > now) return 'SCHEDULED';
  return discount.endsAt !== null && Date.parse(discount.endsAt) <= now ? 'EXPIRED' : 'ACTIVE';
}
