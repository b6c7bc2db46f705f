import type { DiscountClass } from '../engine/discounts/operation';
import type { CombinesWith, DiscountGives } from '../engine/model/catalogue';

/** A metafield as it is stored. `ownerId` is a gid; `value` is text whatever the type. */
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

/** An automatic discount. Instants are ISO 8601 in UTC. */
export interface DiscountRecord {
  readonly id: number;
  /** Of an app's; empty for one of the store's own. */
  readonly functionHandle: string;
  /** What one of the store's own gives; absent for an app's, which its function decides. */
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

/** Failures of a function since they began. */
export interface FunctionErrors {
  readonly firstOccurredAt: string;
  readonly lastMessage: string;
  readonly count: number;
}

/** These failures and another one. */
export function oneMore(errors: FunctionErrors | null, now: Date, message: string): FunctionErrors {
  const firstOccurredAt = errors?.firstOccurredAt ?? now.toISOString();
  return { firstOccurredAt, lastMessage: message, count: (errors?.count ?? 0) + 1 };
}

/** A validation of an app: it may refuse carts. */
export interface ValidationRecord {
  readonly id: number;
  readonly functionHandle: string;
  readonly title: string;
  readonly enabled: boolean;
  /** Whether a function that fails refuses the cart. */
  readonly blockOnFailure: boolean;
  readonly errors: FunctionErrors | null;
}

export function validationGid(validation: Pick<ValidationRecord, 'id'>): string {
  return `gid://shopify/Validation/${validation.id}`;
}

/** A block of an app in the theme: whether the theme shows it, and what the theme editor has set. */
export interface PlacedBlockRecord {
  readonly on: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
}

export function discountGid(discount: Pick<DiscountRecord, 'id'>): string {
  return `gid://shopify/DiscountAutomaticNode/${discount.id}`;
}

/** Whether a discount is on at an instant (milliseconds since 1970). */
export function discountStatus(discount: DiscountRecord, now: number): 'ACTIVE' | 'EXPIRED' | 'SCHEDULED' {
  if (Date.parse(discount.startsAt) > now) return 'SCHEDULED';
  return discount.endsAt !== null && Date.parse(discount.endsAt) <= now ? 'EXPIRED' : 'ACTIVE';
}
