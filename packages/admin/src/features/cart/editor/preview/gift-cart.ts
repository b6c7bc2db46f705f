import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { PreviewLine, PreviewScene } from '@cartwright/core/contract/preview';
import { formatMoney } from '@cartwright/core/money/format-money';
import type { RewardBar } from '@cartwright/core/rewards/config';
import { inScope } from '@cartwright/core/rewards/qualifying';
import type { Rewards, TierReward } from '@cartwright/core/rewards/rewards';
import { barFor } from '@cartwright/core/rewards/tiers';
import { compileRewardsConfig } from '@cartwright/core/storefront/compile-rewards-config';
import { rewardsOfLines } from '@cartwright/core/storefront/rewards-of-lines';
import { composeAtLeast, composeUnits } from './compose-cart';

export interface GiftCartInput {
  readonly document: CartDocument;
  /** All products of the preview, at the market's prices. */
  readonly products: readonly CatalogueProduct[];
  /** Products to compose a cart from, at the same prices. */
  readonly catalogue: readonly CatalogueProduct[];
  readonly market: PreviewScene['market'];
  readonly shopCurrency: string;
  /** BCP 47, to format amounts. */
  readonly locale: string;
}

/** Cart that unlocks a gift, or the reason why there is none. */
export type GiftCart =
  | { readonly ok: true; readonly lines: readonly PreviewLine[] }
  | { readonly ok: false; readonly why: string };

/** Maximum attempts to refill a cart that discounts brought below its tier. */
const MAX_ATTEMPTS = 5;

/** Lines that reach the lowest gift tier of the market. */
export function giftCart(input: GiftCartInput): GiftCart {
  const { document, products, catalogue, market, shopCurrency } = input;
  const config = compileRewardsConfig(document, products);
  if (!config.bars.some(hasGifts)) return no('Add a tier with a free product to see one unlocked.');
  const bar = barFor(config.bars, market.country);
  if (!bar || !hasGifts(bar))
    return no('Shoppers here have no tier with a free product. Try another country.');
  if (bar.mechanism !== 'functions') return no('This progress bar is inactive, so it doesn’t unlock gifts.');

  const tiersOf = (lines: readonly PreviewLine[]) =>
    rewardsOfLines(config, { lines, products, market, shopCurrency }).bar?.tiers ?? [];
  const counting = catalogue.flatMap((product) => qualifyingOf(product, bar));

  const tiers = tiersOf([])
    .filter(({ type }) => type === 'product')
    .sort((a, b) => a.threshold - b.threshold);
  const giving = tiers.filter(givesSomething);
  for (const { id, threshold } of giving) {
    let wanted = Math.max(1, threshold);
    for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
      const lines =
        bar.basis === 'quantity' ? composeUnits(counting, wanted) : composeAtLeast(counting, wanted);
      if (!lines) break;
      const reached = tiersOf(lines).find((tier) => tier.id === id);
      if (reached?.earned) return { ok: true, lines };
      const counted = threshold - (reached?.remaining ?? 0);
      wanted = Math.ceil(wanted * (counted > 0 ? threshold / counted : 2));
    }
  }
  return no(whyNone(tiers, giving[0], bar, input));
}

/** Rewards of the lines of a preview. */
export function rewardsOf(
  { document, products, market, shopCurrency }: Omit<GiftCartInput, 'catalogue' | 'locale'>,
  lines: readonly PreviewLine[],
): Rewards {
  const config = compileRewardsConfig(document, products);
  return rewardsOfLines(config, { lines, products, market, shopCurrency });
}

function no(why: string): GiftCart {
  return { ok: false, why };
}

function hasGifts({ tiers }: RewardBar): boolean {
  return tiers.some(({ type }) => type === 'product');
}

function givesSomething({ gifts }: TierReward): boolean {
  return gifts.some(({ variants }) => variants.some(({ offerable }) => offerable));
}

function whyNone(
  tiers: readonly TierReward[],
  lowest: TierReward | undefined,
  { basis }: RewardBar,
  { market, locale }: GiftCartInput,
): string {
  if (tiers.length === 0) return 'The tier’s minimum isn’t known in this currency.';
  if (tiers.every(({ gifts }) => gifts.length === 0)) return 'Choose a free product for the tier first.';
  if (!lowest) return 'The free product is sold out, so it can’t be unlocked.';
  const amount =
    basis === 'quantity'
      ? `${lowest.threshold} items`
      : formatMoney(lowest.threshold, market.currency, locale);
  return `Your products don’t add up to ${amount}, the minimum for the free product.`;
}

/** Product with the variants that count towards a bar; empty if none does. */
function qualifyingOf(product: CatalogueProduct, { excluded }: RewardBar): CatalogueProduct[] {
  const variants = product.variants.filter(
    ({ id }) => !excluded.some((scope) => inScope(scope, { productId: product.id, variantId: id })),
  );
  return variants.length === 0 ? [] : [{ ...product, variants }];
}
