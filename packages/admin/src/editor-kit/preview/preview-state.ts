import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import { type PreviewLine, STORE_STATES, type StoreState } from '@cartwright/core/contract/preview';

/** Labels of preview states. */
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

/** Store behaviour of a preview state; `inState` handles products and lines. */
export function storeStateIn(state: PreviewState): StoreState {
  return STORE_STATES.find((each) => each === state) ?? 'answers';
}

/** Cart lines and store products. */
export interface Sold {
  readonly lines: readonly PreviewLine[];
  readonly products: readonly CatalogueProduct[];
}

/** Lines and products in a preview state. The cart editor handles unlocked gifts. */
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
