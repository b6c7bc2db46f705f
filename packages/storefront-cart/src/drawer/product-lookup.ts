import type { Boot } from '../cart-app';
import { readProducts } from '../platform/shopify/read-products';
import { rulesOf } from '../state/rules-of';
import type { CartSession } from './session';

/** Tells the session of products that the page knows nothing of, by their handles. Each is asked for once. */
export function productLookup(
  { config, page }: Boot,
  session: CartSession,
): (handles: readonly string[]) => Promise<void> {
  const asked = new Set(page.products.map(({ handle }) => handle));
  let { products } = page;
  let gone: readonly string[] = [];
  return async (handles) => {
    const fresh = [...new Set(handles)].filter((handle) => handle !== '' && !asked.has(handle));
    if (fresh.length === 0) return;
    for (const handle of fresh) asked.add(handle);
    const found = await readProducts(page.root, fresh);
    products = [...products, ...found.products];
    gone = [...gone, ...found.gone];
    session.setRules(rulesOf(config, page, products, gone));
  };
}
