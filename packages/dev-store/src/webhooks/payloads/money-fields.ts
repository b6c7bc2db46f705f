import { smallestUnit } from '@cartwright/core/money/currency';
import { subunitsToMajor } from '@cartwright/core/money/decimal';
import type { Amount, Order } from '../../orders/order';

/** Presentment and shop currency of an order. */
export interface Currencies {
  readonly presentment: string;
  readonly shop: string;
}

export function currenciesOf({ market, shopCurrency }: Pick<Order, 'market' | 'shopCurrency'>): Currencies {
  return { presentment: market.currency, shop: shopCurrency };
}

/** Amount in the format of REST resources: "10.05"; "1500" for currencies without a minor unit. */
export function moneyText(subunits: number, currency: string): string {
  return smallestUnit(currency) === 100 ? String(Math.round(subunits / 100)) : subunitsToMajor(subunits);
}

/** Amount in both currencies, as in `…_set` fields of REST resources. */
export function moneySet(amount: Amount, { presentment, shop }: Currencies) {
  return {
    shop_money: { amount: moneyText(amount.shop, shop), currency_code: shop },
    presentment_money: {
      amount: moneyText(amount.presentment, presentment),
      currency_code: presentment,
    },
  };
}

/** `name` in the shop's currency, and `name_set` in both. */
export function moneyFields<Name extends string>(name: Name, amount: Amount, currencies: Currencies) {
  return {
    [name]: moneyText(amount.shop, currencies.shop),
    [`${name}_set`]: moneySet(amount, currencies),
  };
}
