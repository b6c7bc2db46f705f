import type { PageProduct } from '@cartwright/storefront-kit/page/page-product';
import type { ProductRow } from '@cartwright/storefront-kit/page/product-rows';
import { describe, expect, it } from 'vitest';
import { aConfig, STICKERS, TOTE } from '../../testing/shop';
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

describe('known data of a gift', () => {
  it('is the published data until the page provides newer data', () => {
    const published = { available: true, needsSellingPlan: false, minimumQuantity: 1 };
    expect(variantsWith([])[STICKERS]).toEqual(published);
    expect(variantsWith([stickers({})])[STICKERS]).toEqual(published);
    expect(variantsWith([stickers({ available: false })])[STICKERS]?.available).toBe(false);
  });

  it('includes required plans and minimum quantities', () => {
    const variants = variantsWith([stickers({ needsSellingPlan: true, minimumQuantity: 6 })]);
    expect(variants[STICKERS]).toEqual({ available: true, needsSellingPlan: true, minimumQuantity: 6 });
  });

  it('is unavailable once the store no longer sells it', () => {
    const variants = variantsWith([], ['tote']);
    expect(variants[TOTE.moss]?.available).toBe(false);
    expect(variants[STICKERS]?.available).toBe(true);
  });
});

describe('titles of gifts', () => {
  const german = stickers({ title: 'Default Title' });

  it('are the published ones until the page knows the product', () => {
    expect(rulesOf(aConfig(), MARKET, []).products).toEqual(aConfig().products);
  });

  it('follow the page’s language once the product is looked up', () => {
    const tote = { ...german, id: 5, handle: 'tote', title: 'Tasche' };
    const moss = { ...tote, variants: [{ ...stickers({}).variants[0], id: TOTE.moss, title: 'Moos' }] };
    const page = [{ ...german, title: 'Aufkleber' }, moss as PageProduct];
    const { products, config } = rulesOf(aConfig(), MARKET, page);
    const titleOf = (variantId: number) => {
      const product = products.find(({ variants }) => variants.some(({ id }) => id === variantId));
      return [product?.title, product?.variants.find(({ id }) => id === variantId)?.title];
    };
    expect(titleOf(STICKERS)).toEqual(['Aufkleber', 'Default Title']);
    expect(titleOf(TOTE.moss)[1]).toBe('Moos');
    expect(config.products).toEqual(aConfig().products);
  });
});

describe('product rows of a page', () => {
  it('are used beside full products of a manually embedded page', () => {
    const cup: PageProduct = {
      id: 3,
      handle: 'cup',
      title: 'Cup',
      image: null,
      giftCard: false,
      variants: [{ id: 5, title: 'x', price: 300, compareAtPrice: null, available: true }],
    };
    expect(rulesOf(aConfig(), MARKET, [cup]).known.get(5)?.price).toBe(300);
  });

  it('override published data and are overridden by later lookups', () => {
    const rows: ProductRow[] = [[4, 'stickers', 'stickers', null, 0, 0, [[STICKERS, 'x', 400, null, 1, 1]]]];
    const page = { ...MARKET, rows };
    expect(rulesOf(aConfig(), page, []).context.variants[STICKERS]?.available).toBe(false);
    expect(rulesOf(aConfig(), page, []).known.get(STICKERS)?.price).toBe(400);
    const rules = rulesOf(aConfig(), page, [stickers({ price: 500 })]);
    expect(rules.context.variants[STICKERS]?.available).toBe(true);
    expect(rules.known.get(STICKERS)?.price).toBe(500);
  });
});
