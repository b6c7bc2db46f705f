import { askStorefront } from '@cartwright/storefront-kit/shopify/ask-storefront';
import { isJson, type Json, listOf, textOf } from '@cartwright/storefront-kit/shopify/json';
import type { CartResponse } from '../../state/ports/cart-port';
import type { StoreLine } from '../../state/ports/store-cart';
import type { StorefrontPort } from '../../state/ports/storefront-port';
import type { CodeNature } from './code-status';
import { NOT_HONOURED, sameCode } from './parse-codes';
import type { CartGiftCards } from './pay-by-gift-cards';
import { ADD_CARDS, LOOK_AT_CODE, READ_CARDS, REMOVE_CARDS, SET_CODES } from './storefront-documents';

type LookedAt = Pick<StoreLine, 'variantId' | 'quantity' | 'sellingPlan'>;

export interface StorefrontCart extends StorefrontPort {
  /** Reads the cart's gift cards, with three attempts at most. Writes nothing; on failure the known state stays. */
  readCards(token: string): Promise<void>;
  /**
   * Tests a code alone, beside our automatic discounts, in a temporary cart with these lines; null if it doesn't apply
   * for another reason, or on failure. Never rejects.
   */
  lookAt(code: string, lines: readonly LookedAt[]): Promise<CodeNature | null>;
}

export interface StorefrontCartOptions {
  /** Shop's public access token; if null, only tokenless requests work. */
  readonly accessToken: string | null;
  /** ISO 3166-1; null when unknown. */
  readonly country: () => string | null;
  /** Whether codes use this API too. */
  readonly takesCodes: boolean;
  /** Called with the gift cards in each response that has them. */
  readonly onCards: (cards: CartGiftCards) => void;
  /** Called with the reason a code doesn't apply: Shopify's `CartWarningCode`. */
  readonly onReason: (code: string, reason: string) => void;
}

/** Line limit of `LOOK_AT_CODE`, enough to determine a code's effect. */
const MAX_LINES = 20;

/** Backoff between failed reads (milliseconds). */
const FIRST_WAIT = 1000;
const LAST_WAIT = 2000;

type StorefrontResponse =
  | { readonly kind: 'data'; readonly data: Json }
  | { readonly kind: 'failed'; readonly response: CartResponse }
  /** Token rejected, or no such API. */
  | { readonly kind: 'shut' };

/** Client of the shop's Storefront API. If the token is rejected, codes fall back to the AJAX Cart API. */
export function storefrontCart(options: StorefrontCartOptions): StorefrontCart {
  function askOfCart(query: string, token: string, values?: readonly string[]): Promise<StorefrontResponse> {
    return ask(query, { cart: `gid://shopify/Cart/${token}`, values });
  }

  async function ask(query: string, input: Json): Promise<StorefrontResponse> {
    const variables = { ...input, country: options.country() };
    try {
      const response = await askStorefront(query, variables, options.accessToken);
      const body: unknown = await response.json().catch(() => null);
      return judge(response, isJson(body) ? body : {});
    } catch {
      return { kind: 'failed', response: failure('lost') };
    }
  }

  /** Started requests, and pending writes: a read that overlaps a write may be stale. */
  let begun = 0;
  let underWay = 0;

  function takeCards(cart: unknown, token: string): CartGiftCards['cards'] {
    if (!isJson(cart)) return [];
    const cards = listOf(cart.appliedGiftCards).map((card) => ({
      id: textOf(card.id),
      last: textOf(card.lastCharacters),
      used: readMoney(card.presentmentAmountUsed).amount,
    }));
    const { amount: total, currency } = readMoney(isJson(cart.cost) ? cart.cost.totalAmount : null);
    options.onCards({ token, currency, total, cards });
    return cards;
  }

  /** Warnings don't name codes; they are in the order of the codes that don't apply. */
  function takeReasons({ cart, warnings }: Json): void {
    const codes = isJson(cart) ? listOf(cart.discountCodes) : [];
    const useless = codes.filter(({ applicable }) => applicable === false);
    const reasons = listOf(warnings).filter(({ code }) => textOf(code).startsWith('DISCOUNT_'));
    if (reasons.length !== useless.length) return;
    for (const [at, { code }] of useless.entries()) options.onReason(textOf(code), textOf(reasons[at]?.code));
  }

  async function write(
    query: string,
    token: string,
    values: readonly string[],
  ): Promise<CartResponse | null> {
    begun++;
    underWay++;
    const response = await askOfCart(query, token, values);
    underWay--;
    if (response.kind === 'shut') return null;
    if (response.kind === 'failed') return response.response;
    const payload = isJson(response.data.write) ? response.data.write : {};
    const cards = takeCards(payload.cart, token);
    takeReasons(payload);
    const [error] = listOf(payload.userErrors);
    // A retried add whose first response was lost may report an error although it succeeded.
    const done = query === ADD_CARDS && values.every((code) => cards.some(({ last }) => endsIn(code, last)));
    if (isJson(payload.cart) && (!error || done)) return { ok: true, cart: null };
    // Carts unknown to this API are left to the AJAX Cart API.
    if (query === SET_CODES) return null;
    return error ? failure('refused', textOf(error.message)) : failure('lost');
  }

  /**
   * Tests a code alone in a cart of these lines: the discount (subunits), and whether there are other discounts. Null
   * if it doesn't apply for a reason of its own, or on failure.
   */
  async function lookAlone(code: string, bought: readonly LookedAt[]) {
    const lines = bought.map(({ variantId, quantity, sellingPlan }) => ({
      merchandiseId: `gid://shopify/ProductVariant/${variantId}`,
      quantity,
      ...(sellingPlan && { sellingPlanId: `gid://shopify/SellingPlan/${sellingPlan.id}` }),
    }));
    const response = await ask(LOOK_AT_CODE, { lines, values: [code] });
    const { cart, warnings } =
      response.kind === 'data' && isJson(response.data.write) ? response.data.write : {};
    if (!isJson(cart)) return null;
    const isApplicable = listOf(cart.discountCodes).some(({ applicable }) => applicable === true);
    if (!isApplicable && !listOf(warnings).some((warning) => warning.code === NOT_HONOURED)) return null;
    const places = [cart, ...listOf(isJson(cart.lines) ? cart.lines.nodes : null)];
    const taken = places.flatMap(({ discountAllocations }) => listOf(discountAllocations));
    const own = taken.filter((each) => isApplicable && sameCode(textOf(each.code), code));
    return {
      isApplicable,
      own: own.reduce((sum, each) => sum + readMoney(each.discountedAmount).amount, 0),
      isBeside: taken.length > own.length,
    };
  }

  return {
    async readCards(token) {
      const number = ++begun;
      for (let wait = FIRST_WAIT; ; wait *= 2) {
        if (underWay > 0 || begun > number) return;
        const response = await askOfCart(READ_CARDS, token);
        if (response.kind === 'data' && begun === number) takeCards(response.data.cart, token);
        if (response.kind !== 'failed' || wait > LAST_WAIT) return;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    },
    async lookAt(code, bought) {
      const lines = bought.slice(0, MAX_LINES);
      const found = await lookAlone(code, lines);
      if (!found) return null;
      const { isApplicable, own, isBeside } = found;
      if (own > 0) return { saves: bought.length > MAX_LINES ? Number.POSITIVE_INFINITY : own };
      // Without other discounts, only free shipping can have excluded it, so it is a delivery code.
      if (!isBeside) return 'delivery';
      // Either beaten by our discounts or a delivery code: single units may earn none of our discounts.
      const less = await lookAlone(
        code,
        lines.map((line) => ({ ...line, quantity: 1 })),
      );
      if (less && less.own > 0) return { saves: 0 };
      if (less && !less.isBeside) return 'delivery';
      return isApplicable ? null : 'lost';
    },
    async write(request, token) {
      if (request.path !== 'update') return null;
      const { codes, giftCards, ...rest } = request;
      if (giftCards) {
        const removed =
          giftCards.remove.length > 0 ? await write(REMOVE_CARDS, token, giftCards.remove) : null;
        const last =
          giftCards.add.length > 0 && removed?.ok !== false
            ? await write(ADD_CARDS, token, giftCards.add)
            : removed;
        return last ?? failure('refused');
      }
      const onlyCodes = Object.values(rest).every((value) => value === undefined || value === 'update');
      return codes && onlyCodes && options.takesCodes ? write(SET_CODES, token, codes) : null;
    },
  };
}

function judge(response: Response, { data, errors }: Json): StorefrontResponse {
  const { status } = response;
  const codes = listOf(errors).map(({ extensions }) => (isJson(extensions) ? extensions.code : ''));
  if (status === 409 || status === 429 || status === 430 || codes.includes('THROTTLED')) {
    const seconds = Number(response.headers.get('Retry-After'));
    return { kind: 'failed', response: failure('busy', '', seconds > 0 ? seconds * 1000 : null) };
  }
  if (status === 401 || status === 403 || status === 404 || codes.includes('UNAUTHORIZED')) {
    return { kind: 'shut' };
  }
  if (response.ok && isJson(data)) return { kind: 'data', data };
  return { kind: 'failed', response: { ...failure('lost'), answered: status >= 400 || codes.length > 0 } };
}

function failure(
  code: 'busy' | 'lost' | 'refused',
  message = '',
  retryAfter: number | null = null,
): Extract<CartResponse, { ok: false }> {
  return { ok: false, code, message, retryAfter };
}

function readMoney(money: unknown) {
  const { amount, currencyCode } = isJson(money) ? money : {};
  return { amount: Math.round(Number(amount) * 100) || 0, currency: textOf(currencyCode) };
}

function endsIn(code: string, last: string): boolean {
  return last !== '' && code.replaceAll('-', '').toLowerCase().endsWith(last.toLowerCase());
}
