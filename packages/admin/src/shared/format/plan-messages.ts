import type { readBilling } from '@cartwright/core/contract/sign-in';
import type { ResponseOf } from '../api/api-client';

export type Plan = ResponseOf<typeof readBilling>['plans'][number];

/** "$19.00 every 30 days", as Shopify bills; "Free" for nothing. */
export function priceText({ price, currency }: Pick<Plan, 'price' | 'currency'>): string {
  return Number(price) === 0 ? 'Free' : `${amountText(price, currency)} every 30 days`;
}

/** "14-day free trial"; null for none, and where there is nothing to try for free. */
export function trialText({ price, trialDays }: Pick<Plan, 'price' | 'trialDays'>): string | null {
  return trialDays > 0 && Number(price) > 0 ? `${trialDays}-day free trial` : null;
}

function amountText(price: string, currency: string): string {
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(price));
  } catch {
    // A code that is no currency's.
    return `${price} ${currency}`;
  }
}

/** Limit of events that a plan counts in reports. */
export function eventsText(perDay: number): string {
  return `Reports count up to ${perDay.toLocaleString('en-US')} events a day each of carts, product lists and page views`;
}
