import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { shops } from '../db/schema';

/**
 * Wish of the merchant for gift protection in our app. `asked`: it is to be turned on, whatever there is in Shopify. `on`:
 * it was on; what is turned off or deleted in Shopify since was the merchant's own doing there, and stays.
 */
export type ProtectionWish = 'off' | 'asked' | 'on';

export interface Protection {
  readonly wish: ProtectionWish;
  /** Why Shopify did not turn it on, for the merchant; of one that is off, that its rule may be left in Shopify. */
  readonly problem: string | null;
}

const MAY_BE_LEFT = 'Gift protection is off here, but the app can’t remove its rule from Shopify.';

export async function readProtection(store: ShopStore): Promise<Protection> {
  const [row] = await store.columns(shops, ['giftProtection', 'giftProtectionProblem']);
  return { wish: row?.giftProtection ?? 'off', problem: row?.giftProtectionProblem ?? null };
}

/** Stores the merchant's wish in our app; a publication brings it to Shopify. */
export async function wishProtection(store: ShopStore, isOn: boolean): Promise<void> {
  const ofOff = sql`case when ${shops.giftProtection} = 'off' then ${shops.giftProtectionProblem} else ${MAY_BE_LEFT} end`;
  await store.update(shops, {
    giftProtection: isOn ? 'asked' : 'off',
    giftProtectionProblem: isOn ? null : ofOff,
  });
}

/** It cannot be asked for: what was said before counts, unless something else was said since. */
export async function takeBackAsking(store: ShopStore, { wish, problem }: Protection): Promise<void> {
  const values = { giftProtection: wish, giftProtectionProblem: problem };
  await store.update(shops, values, eq(shops.giftProtection, 'asked'));
}

/** It is off, and Shopify has nothing of it any more. */
export async function recordNothingLeft(store: ShopStore): Promise<void> {
  const isLeft = and(eq(shops.giftProtection, 'off'), isNotNull(shops.giftProtectionProblem));
  await store.update(shops, { giftProtectionProblem: null }, isLeft);
}

/** It was on, and has to be made anew, by us. What the merchant has said meanwhile stays. */
export async function askProtectionAgain(store: ShopStore): Promise<void> {
  await store.update(shops, { giftProtection: 'asked' }, eq(shops.giftProtection, 'on'));
}

/** Stores the outcome of a wish: it is on in Shopify (null), or why not. What the merchant has said meanwhile stays. */
export async function recordProtection(store: ShopStore, problem: string | null): Promise<void> {
  await store.update(
    shops,
    { ...(problem === null && { giftProtection: 'on' }), giftProtectionProblem: problem },
    eq(shops.giftProtection, 'asked'),
  );
}
