import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import {
  readVersionedCheck,
  rewardsThatMayBeLive,
  versionedCheck,
} from '@cartwright/core/rewards/checked-rewards';
import type { RewardsConfig } from '@cartwright/core/rewards/config';
import { readVersionedConfig } from '@cartwright/core/rewards/versioned-config';
import { liveCart } from '@cartwright/core/schedule/live';
import { liveCandidates, livenessOf } from '@cartwright/core/schedule/live-candidates';
import { wallTime } from '@cartwright/core/schedule/wall-time';
import { compileRewardsConfig } from '@cartwright/core/storefront/compile-rewards-config';
import type { StorefrontConfig } from '@cartwright/core/storefront/config';
import {
  CONFIG_METAFIELD,
  REWARDS_NEXT_METAFIELD,
  REWARDS_NOW_METAFIELD,
} from '@cartwright/core/storefront/names';
import { isActive, periodOf } from '../discounts/period';
import { canonical, fieldsOf } from '../publishing/json';
import type { FakeDiscount, FakeShopify } from './fake-shopify';

/** Rewards that a store promises and gives at a time, as comparable texts. Both should be equal. */
export interface ShopperView {
  /** Rewards of the cart on pages. */
  readonly promised: string[];
  /** Rewards of active discounts. */
  readonly given: string[];
}

const CONFIG = `${CONFIG_METAFIELD.namespace}.${CONFIG_METAFIELD.key}`;

/** Shopper views by time in epoch milliseconds, from the current state of `shopify`. */
export function whatShoppersGet({
  appMetafields,
  discounts,
}: Pick<FakeShopify, 'appMetafields' | 'discounts'>): (time: number) => ShopperView {
  const config: StorefrontConfig = JSON.parse(appMetafields.get(CONFIG) ?? '{"carts":[]}');
  const promises = config.carts.map(({ live, discountsActive, rewards }) => ({
    live,
    promised: discountsActive && gives(rewards) ? [named(rewards)] : [],
  }));
  const giving = discounts.flatMap((discount) => {
    // As the function reads them, of any version.
    const rewards = readVersionedConfig(fieldsOf(discount.rewards ?? ''));
    if (!rewards || !gives(rewards)) return [];
    return [{ period: periodOf(discount), given: `${named(rewards)}${lackingClasses(discount)}` }];
  });
  return (time) => ({
    promised: liveCart(promises, time)?.promised ?? [],
    given: giving.flatMap(({ period, given }) => (isActive(period, time) ? [given] : [])).sort(),
  });
}

/** Expected rewards of the live cart at a time: what `promised` and `given` should be. */
export function whatShoppersShouldGet(
  documents: readonly CartDocument[],
  products: readonly CatalogueProduct[],
): (time: number) => string[] {
  const rewards = new Map(
    documents.map((document) => [document, named(compileRewardsConfig(document, products))] as const),
  );
  return (time) => {
    const candidates = liveCandidates(documents, time).map((document) => ({
      live: livenessOf(document),
      given: rewards.get(document) ?? '',
    }));
    return [liveCart(candidates, time)?.given ?? []].flat();
  };
}

/** Whether gift protection accepts what is `given` at a time: it knows those rewards, or lacks data. */
export function takesWhatIsGiven(
  { validations }: Pick<FakeShopify, 'validations'>,
  time: number,
  given: readonly string[],
): boolean {
  const { date } = wallTime(time, 'America/New_York');
  return validations.every(({ enabled, metafields }) => {
    const [now, next] = [REWARDS_NOW_METAFIELD, REWARDS_NEXT_METAFIELD].map(({ key }) =>
      readVersionedCheck(fieldsOf(metafields[key] ?? '')),
    );
    const configs = enabled && now ? rewardsThatMayBeLive(now, next ?? null, date) : null;
    return !configs || given.every((rewards) => configs.some((config) => sameRewards(rewards, config)));
  });
}

/** Rewards for checkout have no texts. */
function sameRewards(given: string, told: RewardsConfig): boolean {
  const json = given.slice(0, given.lastIndexOf('}') + 1);
  const rewards = readVersionedCheck(versionedCheck({ rewards: JSON.parse(json), until: null }))?.rewards;
  return named(rewards) === named(told);
}

/** Canonical text of rewards, for comparison. */
function named(rewards: unknown): string {
  return canonical(JSON.parse(JSON.stringify(rewards)));
}

function gives(rewards: { readonly bars?: unknown; readonly volume?: unknown }): boolean {
  return (Array.isArray(rewards.bars) && rewards.bars.length > 0) || (rewards.volume ?? null) !== null;
}

/** Gifts need the class PRODUCT, free delivery SHIPPING: without it checkout charges for them. */
function lackingClasses({ rewards, discountClasses }: FakeDiscount): string {
  const text = rewards ?? '';
  const needed = [
    ...(text.includes('"type":"product"') ? ['PRODUCT'] : []),
    ...(text.includes('"type":"shipping"') ? ['SHIPPING'] : []),
  ];
  const lacking = needed.filter((each) => !discountClasses.includes(each));
  return lacking.length > 0 ? ` without ${lacking.join(' and ')}` : '';
}
