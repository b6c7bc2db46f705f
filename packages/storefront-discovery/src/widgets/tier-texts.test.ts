import { DEFAULT_CONTAINER, DEFAULT_STEP, DEFAULT_TIER } from '@cartwright/core/bundles/bundle-defaults';
import type { BundleDiscount, BundleTier } from '@cartwright/core/rewards/bundle-config';
import { expect, it } from 'vitest';
import { BUNDLE_ENGLISH } from './bundle-messages';
import { messages as ar } from './languages/ar';
import { messages as de } from './languages/de';
import { tierTexts } from './tier-texts';

const DOLLARS = { currency: 'USD', shopCurrency: 'USD', rate: null };

const ruleOf = (
  requiredTarget: BundleDiscount['requiredTarget'],
  tiers: readonly Partial<BundleTier>[],
  minValue = 1,
) => ({
  id: '1',
  steps: [DEFAULT_STEP],
  container: { ...DEFAULT_CONTAINER, minValue },
  discount: {
    requiredTarget,
    tiers: tiers.map((tier, at) => ({ ...DEFAULT_TIER, id: `${at}`, ...tier })),
    enabledLimitLineQuantityDiscount: false,
    maxQuantityPerLine: 1,
    excludedAddOnDiscountOnSub: false,
    discountedFrom: 'price' as const,
    parentVariantId: null,
  },
});
const textsOf = (
  rule: ReturnType<typeof ruleOf>,
  messages = BUNDLE_ENGLISH,
  context: typeof DOLLARS | { currency: string; shopCurrency: string; rate: string | null } = DOLLARS,
) =>
  tierTexts(rule, context, messages, (amount) => `$${(amount / 100).toFixed(2)}`).map(({ off, needs }) =>
    off === needs ? off : `${off} · ${needs}`,
  );

it('shows each tier’s discount and threshold in the shopper’s language', () => {
  const rule = ruleOf('quantity', [
    { requiredQuantity: 3 },
    { requiredQuantity: 4, discountType: 'fixed_amount', discountValue: '5' },
    { requiredQuantity: 5, discountType: 'percentage', discountValue: '12.50' },
    { requiredQuantity: 6, discountType: 'fixed_price', discountValue: '60' },
  ]);
  expect(textsOf(rule)).toEqual([
    '10% off · From 3 products',
    '$5.00 off · From 4 products',
    '12.5% off · From 5 products',
    '6 for $60.00',
  ]);
  expect(textsOf(rule, de.bundle)).toEqual([
    '10\u00a0% Rabatt · Ab 3 Produkten',
    '$5.00 Rabatt · Ab 4 Produkten',
    '12,5\u00a0% Rabatt · Ab 5 Produkten',
    '6 für $60.00',
  ]);
  expect(textsOf(rule, ar.bundle)[0]).toBe('خصم 10% · ابتداءً من 3 منتجات');
});

it('shows tier amounts in the page’s currency, and none without a rate', () => {
  const rule = ruleOf('subtotal', [
    { requiredSubtotal: '60', discountType: 'fixed_amount', discountValue: '5' },
  ]);
  expect(textsOf(rule)).toEqual(['$5.00 off · From $60.00']);
  expect(textsOf(rule, BUNDLE_ENGLISH, { ...DOLLARS, currency: 'CAD', rate: '2' })).toEqual([
    '$10.00 off · From $120.00',
  ]);
  expect(textsOf(rule, BUNDLE_ENGLISH, { ...DOLLARS, currency: 'CAD' })).toEqual(['']);
});

it('raises a tier’s threshold to the bundle’s minimum, and omits a missing discount', () => {
  expect(textsOf(ruleOf('quantity', [{ requiredQuantity: 1 }], 3))).toEqual(['10% off · From 3 products']);
  expect(textsOf(ruleOf('quantity', [{ requiredQuantity: 3, discountValue: '0' }]))).toEqual([
    ' · From 3 products',
  ]);
});
