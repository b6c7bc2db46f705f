import type { Product } from '../engine/model/catalogue';
import type { ListedProduct, ListView, PageView } from './made-up-visit';
import type { Shelf } from './shelf';

/** Number of products in the panel below a search field. */
export const PANEL_PRODUCTS = 6;

/** Actions in a list; absent: none. */
interface ListActions {
  readonly seen?: readonly Product[];
  readonly clicked?: readonly Product[];
  readonly added?: readonly Product[];
  readonly sort?: string | null;
  readonly filters?: readonly string[];
}

/** View of a collection page. */
export function collectionView(
  { id, results, products }: Shelf['collections'][number],
  actions: ListActions = {},
): Omit<PageView, 'at'> {
  const list: ListView = { subject: 'collection', id, results, ...listed(products, actions) };
  return { kind: 'collection', list };
}

/** View of a search page, or of the search panel on the home page. */
export function searchView(
  { text, products }: { readonly text: string; readonly products: readonly Product[] },
  isPanel: boolean,
  actions: ListActions = {},
): Omit<PageView, 'at'> {
  const shown = isPanel ? products.slice(0, PANEL_PRODUCTS) : products;
  const list: ListView = {
    subject: 'search',
    query: text,
    isPanel,
    results: shown.length,
    ...listed(shown, actions),
  };
  return { kind: isPanel ? 'home' : 'search', list };
}

function listed(
  products: readonly Product[],
  { seen = [], clicked = [], added = [], sort = null, filters = [] }: ListActions,
) {
  const place = (product: Product): ListedProduct[] => {
    const index = products.indexOf(product);
    return index < 0 ? [] : [{ productId: product.id, position: index + 1 }];
  };
  return {
    seen: [...new Set([...seen, ...clicked, ...added])].flatMap(place),
    clicked: clicked.flatMap(place),
    added: added.flatMap((product) => {
      const [variant] = product.variants;
      return variant ? place(product).map((each) => ({ ...each, variantId: variant.id })) : [];
    }),
    sort,
    filters,
  };
}
