import type { Subunits } from '../money/subunits';
import { isGiftLine, type MarkedLine } from '../rewards/cart';
import { exchangeOf, inCartCurrency } from '../rewards/exchange';
import { textHash } from '../texts/text-hash';
import type { ShopperFacts } from './source-request';

/** Facts of a cart that rules of data sources need. Nothing else of a cart is sent to our server. */
export interface RequestedFacts {
  /** Thresholds of the total, ascending: major units of the shop's currency. */
  readonly total?: readonly number[];
  /** Thresholds of the number of items, ascending. */
  readonly items?: readonly number[];
  readonly currency?: true;
  readonly codes?: true;
  readonly plan?: true;
}

/** Union of requested facts. */
export function mergeRequestedFacts(requests: readonly RequestedFacts[]): RequestedFacts {
  const [total, items] = [allOf(requests, 'total'), allOf(requests, 'items')];
  return Object.assign({}, ...requests, total.length > 0 && { total }, items.length > 0 && { items });
}

const allOf = (request: readonly RequestedFacts[], fact: 'total' | 'items') =>
  [...new Set(request.flatMap((each) => each[fact] ?? []))].sort((a, b) => a - b);

/** Shopper's cart, with the fields for rules. */
export interface CartOfFacts {
  /** ISO 4217. */
  readonly currency: string;
  /** Codes that apply. */
  readonly codes: readonly string[];
  readonly lines: readonly (MarkedLine & {
    readonly quantity: number;
    /** Price of all units before discounts; null while unknown. */
    readonly linePrice: Subunits | null;
    readonly hasSellingPlan: boolean;
  })[];
}

type Market = Parameters<typeof exchangeOf>[1];

/**
 * Query with the requested facts of a cart, without gifts: for total and items the highest threshold reached, so
 * that a cart sends another request only if the result of a rule may change; for codes their hashes. Unknown facts
 * are left out.
 */
export function factsQuery(
  { total, items, currency, codes, plan }: RequestedFacts,
  cart: CartOfFacts,
  market: Market,
): Record<string, string> {
  const lines = cart.lines.filter((line) => !isGiftLine(line));
  const reached = total && totalReached(total, lines, exchangeOf(cart, market));
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    ...(reached !== undefined && { total: `${reached}` }),
    ...(items && { items: `${largest(items, (each) => units >= each)}` }),
    ...(currency && { currency: cart.currency }),
    ...(codes && { codes: ['', ...cart.codes.map(codeMark).sort()].join('.') || '.' }),
    ...(plan && { plan: lines.some(({ hasSellingPlan }) => hasSellingPlan) ? '1' : '0' }),
  };
}

/** Largest threshold that a total reaches, compared in the cart's currency as tiers' minimums are. */
function totalReached(
  amounts: readonly number[],
  lines: CartOfFacts['lines'],
  exchange: ReturnType<typeof exchangeOf>,
): number | undefined {
  const prices = lines.map(({ linePrice }) => linePrice);
  if (!exchange.rate || prices.includes(null)) return undefined;
  const total = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
  return largest(amounts, (each) => {
    const amount = inCartCurrency(`${each}`, exchange);
    return amount !== null && total >= amount;
  });
}

const largest = (amounts: readonly number[], isReached: (amount: number) => boolean) =>
  Math.max(0, ...amounts.filter(isReached));

/** Short hash of a discount code, equal for a rule's code; the code can't be recovered from it. */
export function codeMark(code: string): string {
  return (textHash(code.trim().toLowerCase()) >>> 8).toString(16);
}

/** Facts in a query; null where they are missing or malformed. */
export function factsIn(
  query: URLSearchParams,
): Pick<ShopperFacts, 'total' | 'items' | 'currency' | 'discountCodes' | 'hasSellingPlan'> {
  const said = (name: string, form: RegExp) => {
    const value = query.get(name) ?? '';
    return form.test(value) ? value : null;
  };
  const amount = (name: string) => {
    const value = said(name, /^\d{1,12}(\.\d{1,4})?$/);
    return value === null ? null : Number(value);
  };
  const codes = said('codes', /^(\.|(\.[0-9a-f]{1,6}){1,20})$/);
  const plan = said('plan', /^[01]$/);
  return {
    total: amount('total'),
    items: amount('items'),
    currency: said('currency', /^[A-Z]{3}$/),
    discountCodes: codes?.split('.').filter(Boolean) ?? null,
    hasSellingPlan: plan === null ? null : plan === '1',
  };
}
