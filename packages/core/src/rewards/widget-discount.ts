import { parseDecimal, percentageOf } from '../money/decimal';
import { atMost, subunits } from '../money/subunits';
import { giftId, isGiftLine, type RewardLine } from './cart';
import type { WidgetDiscount } from './config';
import { type Exchange, inCartCurrency } from './exchange';
import { inScope } from './qualifying';
import type { LineDiscount } from './rewards';

/**
 * Discounts of widgets on lines that name one (`_widget`), for products that it offers: per unit, so that
 * splitting lines makes no difference. For each product and widget at most `maxUnits` units over all lines, most
 * expensive first. `lines` are in canonical order.
 */
export function widgetDiscounts(
  widgets: readonly WidgetDiscount[],
  lines: readonly RewardLine[],
  exchange: Exchange,
): LineDiscount[] {
  const offers = new Map(
    widgets.flatMap((widget) =>
      widget.products.map((product) => [giftId(widget.id, product.productId), { widget, product }] as const),
    ),
  );
  const left = new Map<string, number>();
  return lines
    .filter((line) => line.quantity > 0 && line.properties._widget && !isGiftLine(line) && !line.giftCard)
    .sort((a, b) => priceOf(b) - priceOf(a))
    .flatMap((line): LineDiscount[] => {
      const name = giftId(`${line.properties._widget}`, line.productId);
      const offer = offers.get(name);
      if (!offer || !inScope(offer.product, line)) return [];
      const { plan, maxUnits, message } = offer.widget;
      if (plan === (line.sellingPlanId === null)) return [];
      const room = left.get(name) ?? maxUnits;
      const quantity = Math.min(room, line.quantity);
      left.set(name, room - quantity);
      const amount = subunits(quantity * offUnit(offer.widget, priceOf(line), exchange));
      const value = { kind: 'amount', amount } as const;
      return amount > 0 ? [{ source: 'widget', lineKey: line.key, quantity, amount, value, message }] : [];
    });
}

/** Price of a unit in subunits. */
function priceOf({ linePrice, quantity }: RewardLine): number {
  return linePrice / quantity;
}

/** Discount in subunits on a unit of this price; 0 for an amount that needs an unknown rate. */
function offUnit({ kind, value }: WidgetDiscount, price: number, exchange: Exchange): number {
  const whole = subunits(Math.floor(price));
  const percent = parseDecimal(value);
  const off =
    kind === 'amount'
      ? inCartCurrency(value, exchange)
      : percent && percentageOf(whole, percent, exchange.unit);
  return atMost(off ?? subunits(0), whole);
}
