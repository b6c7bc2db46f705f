import { formatMoney } from '../money/format-money';
import type { Why } from './listing';

/** Context of the shop for explanations. */
export interface WhyContext {
  /** Name of the campaign that pins; null for none. */
  readonly campaign: string | null;
  /** Currencies of the market (ISO 4217), and of sales. */
  readonly currency: string;
  readonly shopCurrency: string;
  /** BCP 47 locale, and IANA time zone. */
  readonly locale: string;
  readonly timezone: string;
}

export const SOLD_OUT_LAST = 'Sold out, so it comes after the others';

/** Reason for a product's position in a list, for the merchant. */
export function whyMessage({ by, soldOutLast }: Why, context: WhyContext): string {
  const reason = reasonMessage(by, context);
  return soldOutLast ? `${SOLD_OUT_LAST}. ${reason}` : reason;
}

function reasonMessage(by: Why['by'], context: WhyContext): string {
  switch (by.reason) {
    case 'pinned':
      return context.campaign === null ? 'Featured' : `Featured by "${context.campaign}"`;
    case 'order':
      return 'In the order of the collection in Shopify';
    case 'name':
      return 'By its name';
    case 'sales':
      return `${soldMessage(by, context)} in ${by.lookback.days === 1 ? 'one day' : `${by.lookback.days} days`}`;
    case 'price':
      return `Price ${formatMoney(by.amount, context.currency, context.locale)}`;
    case 'date':
      return `Published on ${dateLabel(by.at, context)}`;
    case 'rating':
      return `Rated ${by.value} of ${by.scale} by ${by.count === 1 ? 'one shopper' : `${by.count} shoppers`}`;
    case 'unrated':
      return 'Not rated yet, so it comes last';
    default:
      return by satisfies never;
  }
}

function soldMessage(
  { sold, lookback }: Extract<Why['by'], { reason: 'sales' }>,
  { shopCurrency, locale }: WhyContext,
): string {
  if (lookback.of === 'revenue') return `${formatMoney(sold, shopCurrency, locale)} sold`;
  if (lookback.of === 'orders') return sold === 1 ? 'In one order' : `In ${sold} orders`;
  return `${sold} sold`;
}

function dateLabel(at: number, { locale, timezone }: WhyContext): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: timezone }).format(at);
}
