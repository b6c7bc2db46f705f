import { smallestUnit } from '@cartwright/core/money/currency';
import { subunitsToMajor } from '@cartwright/core/money/decimal';
import type { Amount, Order } from '../../orders/order';

/** The currencies of an order: what the shopper has paid in, and the shop's. */
export interface Currencies {
  readonly presentment: string;
  readonly shop: string;
}

export function currenciesOf({ market, shopCurrency }: Pick<Order, 'market' | 'shopCurrency'>): Currencies {
  return { presentment: market.currency, shop: shopCurrency };
}

/** Subunits as REST resources write them: "10.05"; "1500" in a currency without a minor unit. */
export function moneyText(subunits: number, currency: string): string {
  return smallestUnit(currency) === 100 ? String(Math.round(subunits / 100)) : subunitsToMajor(subunits);
}

/** An amount in both currencies, as every `…_set` of a REST resource has it. */
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
