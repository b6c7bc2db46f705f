import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import { type PreviewLine, STORE_STATES, type StoreState } from '@cartwright/core/contract/preview';

/** States that a preview can be brought to, by what merchants call them. */
export const PREVIEW_STATES = {
  as_it_is: 'Normal',
  empty: 'Empty cart',
  loading: 'Loading',
  error: 'Store doesn’t answer',
  sold_out: 'Sold out',
  gift: 'Gift unlocked',
  code_refused: 'Code refused',
  offers_loading: 'Cross-sells loading',
  no_offers: 'No cross-sells',
} as const;
export type PreviewState = keyof typeof PREVIEW_STATES;

/** State of the store in a preview; what it sells and what is in the cart is `inState`'s. */
export function storeStateIn(state: PreviewState): StoreState {
  return STORE_STATES.find((each) => each === state) ?? 'answers';
}

/** A cart and what the store sells. */
export interface Sold {
  readonly lines: readonly PreviewLine[];
  readonly products: readonly CatalogueProduct[];
}

/** The same in a state. What unlocks a gift is for the cart's own editor to know. */
export function inState(state: PreviewState, sold: Sold): Sold {
  if (state === 'empty') return { ...sold, lines: [] };
  const first = sold.lines[0]?.variantId;
  if (state !== 'sold_out' || first === undefined) return sold;
  return { ...sold, products: sold.products.map((product) => withoutStock(product, first)) };
}

function withoutStock(product: CatalogueProduct, variantId: number): CatalogueProduct {
  if (product.variants.every(({ id }) => id !== variantId)) return product;
  const variants = product.variants.map((each) =>
    each.id === variantId ? { ...each, available: false } : each,
  );
  return { ...product, variants };
}
