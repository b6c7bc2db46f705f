import type { readBilling } from '@cartwright/core/contract/sign-in';
import type { ResponseOf } from '../api/api-client';

export type Plan = ResponseOf<typeof readBilling>['plans'][number];

/** Price as billed by Shopify: "$19.00 every 30 days"; "Free" for 0. */
export function priceText({ price, currency }: Pick<Plan, 'price' | 'currency'>): string {
  return Number(price) === 0 ? 'Free' : `${amountText(price, currency)} every 30 days`;
}

/** "14-day free trial"; null without one, or for a free plan. */
export function trialText({ price, trialDays }: Pick<Plan, 'price' | 'trialDays'>): string | null {
  return trialDays > 0 && Number(price) > 0 ? `${trialDays}-day free trial` : null;
}

function amountText(price: string, currency: string): string {
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(price));
  } catch {
    // Unknown currency code.
    return `${price} ${currency}`;
  }
}

/** Text of a plan's event limit. */
export function eventsText(perDay: number): string {
  return `Reports count up to ${perDay.toLocaleString('en-US')} events a day each of carts, product lists and page views`;
}
