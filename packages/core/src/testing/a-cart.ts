import { majorToSubunits } from '../money/decimal';
import { type Subunits, subunits } from '../money/subunits';
import { GIFT_SOURCE, type RewardCart, type RewardLine } from '../rewards/cart';

/** Amount in major units for a fixture. */
export function major(amount: number | string): Subunits {
  const parsed = majorToSubunits(amount);
  if (parsed === null) throw new Error(`Not an amount: ${amount}`);
  return parsed;
}

type Extra = Partial<Omit<RewardLine, 'linePrice' | 'quantity'>>;

/** Builder of a small cart: `aCart().line(60).line(40, 2).gift('t2', 900).done()`. */
export function aCart(currency = 'USD') {
  const lines: RewardLine[] = [];
  let othersOrderDiscount = subunits(0);
  const builder = {
    /** Adds `quantity` units at `unitPrice` (major units) of a product of its own. */
    line(unitPrice: number | string, quantity = 1, extra: Extra = {}) {
      const next = lines.length + 1;
      lines.push({
        key: `line-${next}`,
        variantId: next * 10 + 1,
        productId: next * 10,
        quantity,
        linePrice: subunits(major(unitPrice) * quantity),
        othersDiscount: subunits(0),
        properties: {},
        sellingPlanId: null,
        giftCard: false,
        charged: null,
        ...extra,
      });
      return builder;
    },
    /** Adds a line with the properties of a tier's gift, by us or forged. */
    gift(
      tierId: string,
      variantId: number,
      { quantity = 1, unitPrice = 20, ...extra }: Extra & { quantity?: number; unitPrice?: number } = {},
    ) {
      return builder.line(unitPrice, quantity, {
        variantId,
        productId: Math.floor(variantId / 10) * 10,
        ...extra,
        properties: { _source: GIFT_SOURCE, _tier: tierId, ...extra.properties },
      });
    },
    /** Adds a discount of others on the whole order (major units). */
    othersOrderDiscount(amount: number) {
      othersOrderDiscount = major(amount);
      return builder;
    },
    done(): RewardCart {
      return { currency, lines, othersOrderDiscount };
    },
  };
  return builder;
}
