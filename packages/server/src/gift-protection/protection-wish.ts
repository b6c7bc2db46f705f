import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { shops } from '../db/schema';

/**
 * The merchant's choice of gift protection in our app. `asked`: to be turned on, whatever is in Shopify. `on`: it
 * was turned on; turning it off or deleting it in Shopify since was the merchant's own doing, and is kept.
 */
export type ProtectionWish = 'off' | 'asked' | 'on';

export interface Protection {
  readonly wish: ProtectionWish;
  /** Reason for the merchant why Shopify didn't turn it on; if it is off, that its rule may be left in Shopify. */
  readonly problem: string | null;
}

const MAY_BE_LEFT = 'Gift protection is off here, but the app can’t remove its rule from Shopify.';

export async function readProtection(store: ShopStore): Promise<Protection> {
  const [row] = await store.columns(shops, ['giftProtection', 'giftProtectionProblem']);
  return { wish: row?.giftProtection ?? 'off', problem: row?.giftProtectionProblem ?? null };
}

/** Stores the merchant's choice in our app; a publication applies it to Shopify. */
export async function wishProtection(store: ShopStore, isOn: boolean): Promise<void> {
  const ofOff = sql`case when ${shops.giftProtection} = 'off' then ${shops.giftProtectionProblem} else ${MAY_BE_LEFT} end`;
  await store.update(shops, {
    giftProtection: isOn ? 'asked' : 'off',
    giftProtectionProblem: isOn ? null : ofOff,
  });
}

/** Reverts a choice that Shopify can't apply to the earlier one, unless it changed since. */
export async function takeBackAsking(store: ShopStore, { wish, problem }: Protection): Promise<void> {
  const values = { giftProtection: wish, giftProtectionProblem: problem };
  await store.update(shops, values, eq(shops.giftProtection, 'asked'));
}

/** Records that it is off, with nothing left in Shopify. */
export async function recordNothingLeft(store: ShopStore): Promise<void> {
  const isLeft = and(eq(shops.giftProtection, 'off'), isNotNull(shops.giftProtectionProblem));
  await store.update(shops, { giftProtectionProblem: null }, isLeft);
}

/**
 * Requests it again, because it was on and we have to create it anew. A choice by the merchant meanwhile is kept.
 */
export async function askProtectionAgain(store: ShopStore): Promise<void> {
  await store.update(shops, { giftProtection: 'asked' }, eq(shops.giftProtection, 'on'));
}

/**
 * Stores the outcome of a choice: on in Shopify (null), or the reason why not. A choice by the merchant meanwhile
 * is kept.
 */
export async function recordProtection(store: ShopStore, problem: string | null): Promise<void> {
  await store.update(
    shops,
    { ...(problem === null && { giftProtection: 'on' }), giftProtectionProblem: problem },
    eq(shops.giftProtection, 'asked'),
  );
}
