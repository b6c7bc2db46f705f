import { describe, expect, it } from 'vitest';
import { aConfig, STICKERS, TOTE } from '../testing/shop';
import type { PageProduct } from './known-variants';
import { rulesOf } from './rules-of';

const MARKET = { root: '/', currency: 'USD', shopCurrency: 'USD', rate: null, country: 'US' };

function variantsWith(page: readonly PageProduct[], gone: readonly string[] = []) {
  return rulesOf(aConfig(), MARKET, page, gone).context.variants;
}

const stickers = (variant: Partial<PageProduct['variants'][number]>): PageProduct => ({
  id: 4,
  handle: 'stickers',
  title: 'stickers',
  image: null,
  giftCard: false,
  variants: [
    { id: STICKERS, title: 'Default Title', price: 400, compareAtPrice: null, available: true, ...variant },
  ],
});

describe('what is known of a gift', () => {
  it('is what was published until the page says otherwise', () => {
    const published = { available: true, needsSellingPlan: false, minimumQuantity: 1 };
    expect(variantsWith([])[STICKERS]).toEqual(published);
    expect(variantsWith([stickers({})])[STICKERS]).toEqual(published);
    expect(variantsWith([stickers({ available: false })])[STICKERS]?.available).toBe(false);
  });

  it('includes that it needs a plan, or is not sold one at a time', () => {
    const variants = variantsWith([stickers({ needsSellingPlan: true, minimumQuantity: 6 })]);
    expect(variants[STICKERS]).toEqual({ available: true, needsSellingPlan: true, minimumQuantity: 6 });
  });

  it('is not available when the store does not sell it any more', () => {
    const variants = variantsWith([], ['tote']);
    expect(variants[TOTE.moss]?.available).toBe(false);
    expect(variants[STICKERS]?.available).toBe(true);
  });
});
