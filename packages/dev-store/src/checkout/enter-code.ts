import { findGiftCard, readGiftCards } from '../catalogue/gift-card-codes';
import { type CodeProblem, codeProblem, findCode } from '../engine/discounts/code-problem';
import type { CartState } from '../engine/model/cart-state';
import type { GiftCard } from '../engine/model/catalogue';
import type { CatalogueIndex } from '../engine/model/catalogue-index';
import { type PricedCart, snapshotOf } from '../engine/price-cart';

export type EnteredCode =
  | { readonly ok: true; readonly state: CartState }
  | { readonly ok: false; readonly message: string };

/**
 * Cart with a discount code or gift card from the shared field; or the reason of its rejection.
 * `price` prices a changed cart.
 */
export function enterCode(
  typed: string,
  { state }: PricedCart,
  {
    giftCards,
    index,
    price,
  }: {
    readonly giftCards: readonly GiftCard[];
    readonly index: CatalogueIndex;
    readonly price: (state: CartState) => PricedCart;
  },
): EnteredCode {
  if (findGiftCard(giftCards, typed)) {
    const read = readGiftCards(giftCards, [typed], state.giftCards ?? []);
    return read.ok ? { ok: true, state: { ...state, giftCards: read.codes } } : read;
  }
  const known = state.codes.some((code) => code.toLowerCase() === typed.toLowerCase());
  const changed = known ? state : { ...state, codes: [...state.codes, typed] };
  const priced = price(changed);
  const entered = priced.codes.find(({ code }) => code.toLowerCase() === typed.toLowerCase());
  if (entered?.applicable) return { ok: true, state: changed };
  const problem = codeProblem(
    snapshotOf(changed, index, priced.market),
    findCode(index.catalogue.codes, typed),
  );
  return { ok: false, message: messageOf(problem ?? 'DISCOUNT_CODE_NOT_HONOURED', typed) };
}

/** Cart without a discount code. */
export function withoutCode(state: CartState, code: string): CartState {
  return { ...state, codes: state.codes.filter((each) => each !== code) };
}

/** Cart without a gift card. */
export function withoutGiftCard(state: CartState, code: string): CartState {
  return { ...state, giftCards: (state.giftCards ?? []).filter((each) => each !== code) };
}

function messageOf(problem: CodeProblem, code: string): string {
  switch (problem) {
    case 'DISCOUNT_CODE_NOT_HONOURED':
      return `${code} can’t be combined with your other discounts.`;
    case 'DISCOUNT_CURRENTLY_INACTIVE':
      return `${code} isn’t valid right now.`;
    case 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE':
      return `${code} isn’t available to you.`;
    case 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING':
      return `${code} is for customers with an account.`;
    case 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE':
      return `${code} is for subscriptions.`;
    case 'DISCOUNT_NOT_FOUND':
      return `We don’t know the code ${code}. Check how it’s written.`;
    case 'DISCOUNT_NO_ENTITLED_LINE_ITEMS':
      return `${code} doesn’t apply to the items in your cart.`;
    case 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES':
      return `${code} is for delivery, and nothing in your cart is shipped.`;
    case 'DISCOUNT_PURCHASE_NOT_IN_RANGE':
      return `Your order is below the minimum for ${code}.`;
    case 'DISCOUNT_QUANTITY_NOT_IN_RANGE':
      return `Add more items to use ${code}.`;
    case 'DISCOUNT_USAGE_LIMIT_REACHED':
      return `${code} has reached its limit.`;
    default:
      return problem satisfies never;
  }
}
