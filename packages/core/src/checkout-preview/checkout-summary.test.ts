import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '../catalogue/product';
import { rewardsOfLines } from '../storefront/rewards-of-lines';
import { aBar, aConfig, buyMore, GIFT, gift, percentOff, shipping } from '../testing/a-config';
import { checkoutSummary } from './checkout-summary';
import type { PreviewLine } from './preview-lines';

const product = (id: number, price: number, more: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  id,
  handle: `product-${id}`,
  title: `Product ${id}`,
  image: null,
  status: 'active',
  isGiftCard: false,
  requiresSellingPlan: false,
  variants: [{ id: id * 10 + 1, title: 'One', price, compareAtPrice: null, available: true, image: null }],
  ...more,
});
const mug = product(1, 2000);
const lamp = product(2, 5000);
const sticker = {
  ...product(GIFT.productId, 300),
  variants: [
    {
      id: GIFT.variantIds[0] ?? 0,
      title: 'One',
      price: 300,
      compareAtPrice: null,
      available: true,
      image: null,
    },
  ],
};
const products = [mug, lamp, sticker];
const line = (productId: number, quantity: number): PreviewLine => ({
  productId,
  variantId: productId * 10 + 1,
  quantity,
  frequency: 'one_time',
});
const market = { country: null, currency: 'USD', rate: null };
const summaryOf = (config: ReturnType<typeof aConfig>, ...lines: readonly PreviewLine[]) =>
  checkoutSummary(lines, products, rewardsOfLines(config, { lines, products, market, shopCurrency: 'USD' }));

const config = aConfig([aBar([shipping(50), gift(80), percentOff(100, 10)])]);

describe('checkout summary', () => {
  it('shows prices and no rewards when none are earned', () => {
    expect(summaryOf(config, line(1, 2))).toMatchObject({
      lines: [{ index: 0, price: 4000, charged: 4000, discount: null }],
      gifts: [],
      subtotal: 4000,
      orderDiscount: null,
      freeShipping: null,
      total: 4000,
    });
  });

  it('shows the rewards the lines have earned', () => {
    const summary = summaryOf(config, line(1, 3), line(2, 1));
    expect(summary).toMatchObject({ subtotal: 11_000, orderDiscount: { amount: 1100 }, total: 9900 });
    expect(summary.gifts).toEqual([sticker]);
    expect(summary.freeShipping).not.toBeNull();
  });

  it('subtracts volume discounts from their lines', () => {
    const volume = buyMore('percentage', [[2, 10]], [{ productId: 1, variantIds: [] }]);
    const [first, second] = summaryOf(aConfig([], volume), line(1, 2), line(2, 1)).lines;
    expect(first).toMatchObject({ price: 4000, charged: 3600 });
    expect(second).toMatchObject({ price: 5000, charged: 5000, discount: null });
  });

  it('leaves out unknown products', () => {
    expect(checkoutSummary([line(7, 1), line(2, 1)], products, null)).toMatchObject({
      lines: [{ index: 1 }],
      total: 5000,
    });
  });
});
