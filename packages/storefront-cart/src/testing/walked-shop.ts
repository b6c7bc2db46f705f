import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import type { Bar, Tier } from '@cartwright/core/components/tiered-progress-bar/schema';
import { smallestUnit } from '@cartwright/core/money/currency';
import { multiply, parseDecimal } from '@cartwright/core/money/decimal';
import { subunits } from '@cartwright/core/money/subunits';
import { compileStorefrontCart } from '@cartwright/core/storefront/compile-storefront-config';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { Market } from '@cartwright/dev-store/engine/model/market';
import type { Rules } from '../state/ports/rules';
import { rulesOf } from '../state/requests/rules-of';
import { aCartDocument, buyMore, giftTier, PRODUCTS, TIERS } from './shop';

/** Markets of the small shop: home, one with its own bars and minimums, one in whole yen. */
export const MARKETS = {
  home: { country: 'US', currency: 'USD', rate: '1.0', locale: 'en', root: '/' },
  germany: { country: 'DE', currency: 'EUR', rate: '0.92', locale: 'de', root: '/de/' },
  japan: { country: 'JP', currency: 'JPY', rate: '151.5', locale: 'ja', root: '/ja/' },
} as const satisfies Record<string, Market>;

export type MarketName = keyof typeof MARKETS;

const SALE_TIERS: readonly Tier[] = [
  giftTier('sale-tote-tier', 60, 5),
  { ...newTier('sale-discount-tier', 'discount'), minimum: 90, discountType: 'fixedAmount' },
  giftTier('sale-stickers-tier', 100, 4),
];

const GERMAN_TIERS: readonly Tier[] = [
  {
    ...giftTier('german-stickers-tier', 50, 4),
    presentmentCurrencies: { enabled: true, currencies: ['EUR'], minimums: { EUR: 60 } },
  },
  newTier('german-shipping-tier', 'shipping'),
];

/** Gift ids, each of a cart that gives it. */
export const SALE_TOTE_GIFT = 'sale-tote-tier:5';
export const GERMAN_STICKERS_GIFT = 'german-stickers-tier:4';

export type Volume = CartDocument['buyMoreSaveMore']['discountType'];
export type CartName = 'usual' | 'sale' | 'none';

/** Carts that alternate: the usual one with a bar for Germany, a sale with other gifts, and none. */
export function theCarts(
  settings: Pick<Bar, 'basis' | 'excludeDiscountInSubtotal' | 'useLineItemMode'>,
  volume: Volume,
): Readonly<Record<CartName, StorefrontCart>> {
  // Lower thresholds keep walks short.
  const counted = (tiers: readonly Tier[]) =>
    tiers.map((tier) =>
      settings.basis === 'amount' ? tier : { ...tier, minimum: Math.ceil((tier.minimum ?? 0) / 25) },
    );
  const bar = (tiers: readonly Tier[]): Partial<Bar> => ({ ...settings, tiers: counted(tiers) });
  const usual = compile(aCartDocument(bar(TIERS)), volume, bar(GERMAN_TIERS));
  const sale = compile(
    { ...aCartDocument(bar(SALE_TIERS)), id: 'cart-2', name: 'Sale' },
    OTHER[volume ?? ''],
  );
  return {
    usual,
    sale,
    none: { ...usual, components: [], rewards: { ...usual.rewards, bars: [], volume: null } },
  };
}

/** Volume discount of the sale, by that of the usual cart. */
const OTHER: Readonly<Record<string, Volume>> = {
  '': 'percentage',
  percentage: 'fixed_amount',
  fixed_amount: null,
};

function compile(document: CartDocument, volume: Volume | undefined, german?: Partial<Bar>): StorefrontCart {
  const components = document.components.map((component) => {
    const [bar] = component.type === 'tiered_progress_bar' ? component.settings.bars : [];
    if (component.type !== 'tiered_progress_bar' || !bar || !german) return component;
    const abroad = { ...bar, ...german, id: 'german-bar', geolocationEnabled: true, countryCodes: ['DE'] };
    return { ...component, settings: { bars: [bar, abroad] } };
  });
  return compileStorefrontCart({
    document: { ...document, components, ...(volume && buyMore(volume)) },
    products: [...PRODUCTS],
    widgets: [],
    discountsActive: true,
  });
}

/** Rules of a page in a market, without prices of the `unknown` products. */
export function rulesIn(config: StorefrontCart, market: Market, unknown: readonly number[]): Rules {
  const rate = parseDecimal(market.rate);
  const price = (amount: number) =>
    rate ? multiply(subunits(amount), rate, smallestUnit(market.currency)) : amount;
  const page = PRODUCTS.map(({ isGiftCard, variants, ...product }) => ({
    ...product,
    giftCard: isGiftCard,
    variants: variants.map((variant) => ({ ...variant, price: price(variant.price) })),
  }));
  const rules = rulesOf(config, { ...market, shopCurrency: MARKETS.home.currency }, page);
  const known = [...rules.known].filter(([, { productId }]) => !unknown.includes(productId));
  return { ...rules, known: new Map(known) };
}
