import { gid } from '../admin/wire/gid';
import { giftCardId, readGiftCards } from '../catalogue/gift-card-codes';
import type { StoreContext } from '../context/store-context';
import { type CodeProblem, codeProblem, findCode } from '../engine/discounts/code-problem';
import type { CartState } from '../engine/model/cart-state';
import type { DiscountCode } from '../engine/model/catalogue';
import type { CatalogueIndex } from '../engine/model/catalogue-index';
import type { Market } from '../engine/model/market';
import { type PricedCart, priceCart, snapshotOf } from '../engine/price-cart';
import { cartSource } from './cart-source';
import { type CartInput, newCart } from './new-cart';
import { productNode } from './product-source';

const PREFIX = 'gid://shopify/Cart/';
const MAX_VALUES = 250;

interface UserError {
  readonly code: 'INVALID' | 'MAXIMUM_EXCEEDED' | 'VALIDATION_CUSTOM';
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** Root value of the Storefront API for a request: a function per field of `QueryRoot` and `Mutation`. */
export function storefrontRoot(store: StoreContext, market: Market) {
  const index = store.indexFor(market);
  const priced = (state: CartState) => priceCart(state, index, market, store.runDiscounts);
  const warningsOf = (state: CartState) =>
    codeWarnings(priced(state), index, (code) => findCode(index.catalogue.codes, code));
  const cartOf = (id: string) =>
    id.startsWith(PREFIX) ? store.state.cart(id.slice(PREFIX.length)) : undefined;
  const payload = (
    state: CartState | null,
    userErrors: readonly UserError[],
    warnings: readonly Warning[] = [],
  ) => ({
    cart: state && cartSource(store, priced(state), `${PREFIX}${state.token}`),
    userErrors,
    warnings: state ? warnings.map((warning) => ({ ...warning, target: `${PREFIX}${state.token}` })) : [],
  });
  const refusalsOf = (state: CartState) =>
    store
      .runValidations(priced(state), 'CART_INTERACTION')
      .map(({ message }): UserError => ({ code: 'VALIDATION_CUSTOM', field: null, message }));
  /** Changes a cart, or returns the error and leaves it unchanged. */
  const write = (
    cartId: string,
    [field, values]: readonly [string, readonly string[]],
    change: (state: CartState) => {
      readonly state: CartState;
      readonly warnings?: readonly Warning[];
      readonly error?: string;
    },
  ) => {
    const kept = cartOf(cartId);
    if (!kept) return payload(null, [invalid('cartId', 'The specified cart does not exist.')]);
    if (values.length > MAX_VALUES) {
      const message = `The input array size of ${values.length} is greater than the maximum allowed of ${MAX_VALUES}.`;
      return payload(kept, [{ code: 'MAXIMUM_EXCEEDED', field: [field], message }]);
    }
    const { state, warnings, error } = change(kept);
    if (error !== undefined) return payload(kept, [invalid(field, error)]);
    if (state === kept) return payload(state, [], warnings);
    const refusals = refusalsOf(state);
    if (refusals.length > 0) return payload(kept, refusals);
    store.state.putCart(state);
    return payload(state, [], warnings);
  };
  const setGiftCards = (
    cartId: string,
    codes: readonly string[],
    start: (state: CartState) => readonly string[],
  ) =>
    write(cartId, ['giftCardCodes', codes], (state) => {
      const read = readGiftCards(store.giftCards, codes, start(state));
      return read.ok ? { state: { ...state, giftCards: read.codes } } : { state, error: read.message };
    });

  return {
    cart: ({ id }: { id: string }) => {
      const state = cartOf(id);
      return state ? cartSource(store, priced(state), id) : null;
    },
    cartCreate: ({ input }: { input?: CartInput | null }) => {
      const request = { ...input, discountCodes: withoutDoubles(input?.discountCodes ?? []) };
      const state = newCart(`${store.random()}?key=${store.random()}`, request, index);
      if (!state) return payload(null, [invalid('lines', 'The merchandise cannot be sold.')]);
      const refusals = refusalsOf(state);
      if (refusals.length > 0) return payload(null, refusals);
      store.state.putCart(state);
      return payload(state, [], warningsOf(state));
    },
    nodes: ({ ids }: { ids: readonly string[] }) => ids.map((id) => productNode(store, index, id)),
    product: ({ handle }: { handle?: string | null }) => {
      const product = index.catalogue.products.find((each) => each.handle === handle);
      return product ? productNode(store, index, gid('Product', product.id)) : null;
    },
    cartDiscountCodesUpdate: ({ cartId, discountCodes }: { cartId: string; discountCodes: string[] }) =>
      write(cartId, ['discountCodes', discountCodes], (before) => {
        const state = { ...before, codes: withoutDoubles(discountCodes) };
        return { state, warnings: warningsOf(state) };
      }),
    cartGiftCardCodesAdd: ({ cartId, giftCardCodes }: { cartId: string; giftCardCodes: string[] }) =>
      setGiftCards(cartId, giftCardCodes, ({ giftCards = [] }) => giftCards),
    cartGiftCardCodesUpdate: ({ cartId, giftCardCodes }: { cartId: string; giftCardCodes: string[] }) =>
      setGiftCards(cartId, giftCardCodes, () => []),
    cartGiftCardCodesRemove: (args: { cartId: string; appliedGiftCardIds: string[] }) =>
      write(args.cartId, ['appliedGiftCardIds', args.appliedGiftCardIds], (state) => {
        const giftCards = (state.giftCards ?? []).filter(
          (code) => !args.appliedGiftCardIds.includes(giftCardId(code)),
        );
        return { state: { ...state, giftCards } };
      }),
  };
}

function invalid(field: string, message: string): UserError {
  return { code: 'INVALID', field: [field], message };
}

/** Distinct codes, ignoring case and blanks. */
function withoutDoubles(codes: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const code of codes.map((each) => each.trim())) {
    if (code !== '' && !found.has(code.toLowerCase())) found.set(code.toLowerCase(), code);
  }
  return [...found.values()];
}

interface Warning {
  readonly code: CodeProblem;
  readonly message: string;
}

const MESSAGES: Readonly<Record<CodeProblem, string>> = {
  DISCOUNT_CODE_NOT_HONOURED: "The discount code can't be combined with the other discounts.",
  DISCOUNT_CURRENTLY_INACTIVE: 'The discount is currently inactive.',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'The customer is not eligible for this discount.',
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'An eligible customer is missing for this discount.',
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: 'The purchase type is incompatible with this discount.',
  DISCOUNT_NOT_FOUND: 'The discount was not found.',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'There are no entitled line items for this discount.',
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: 'There are no entitled shipping lines for this discount.',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'The purchase is not in range for this discount.',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: 'The quantity is not in range for this discount.',
  DISCOUNT_USAGE_LIMIT_REACHED: 'The discount usage limit has been reached.',
};

/** Warnings for codes without an effect, in order. */
function codeWarnings(
  cart: PricedCart,
  index: CatalogueIndex,
  find: (code: string) => DiscountCode | undefined,
): Warning[] {
  const snapshot = snapshotOf(cart.state, index, cart.market);
  return cart.codes
    .filter(({ applicable }) => !applicable)
    .map(({ code }) => {
      // A valid code without an effect lost to discounts that it doesn't combine with.
      const problem = codeProblem(snapshot, find(code)) ?? 'DISCOUNT_CODE_NOT_HONOURED';
      return { code: problem, message: MESSAGES[problem] };
    });
}
