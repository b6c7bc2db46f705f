import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { PageProduct } from '@cartwright/storefront-kit/page/page-product';
import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import type * as ReadProducts from '@cartwright/storefront-kit/shopify/read-products';
import type { Boot } from '../app/cart-app';
import type { CartSession } from '../session/session';
import { rulesOf } from '../state/requests/rules-of';

/**
 * Adds products that the page doesn't know, or not completely, to the session: by handle, each requested once, or as
 * given. `another` also switches the session to another cart.
 */
export function productLookup(
  { page }: Pick<Boot, 'page'>,
  session: CartSession,
): (
  handles: readonly string[],
  another?: StorefrontCart,
  products?: readonly (PageProduct | string)[],
) => Promise<void> {
  const requested = new Set(page.products.map(({ handle }) => handle));
  for (const [, handle, , , , partial] of page.rows ?? []) if (!partial) requested.add(handle);
  let { products } = page;
  let gone: readonly string[] = [];
  const rule = (config: StorefrontCart) => session.setRules(rulesOf(config, page, products, gone));
  return async (handles, another, learned = []) => {
    const names = [...handles];
    const extra: PageProduct[] = [];
    for (const each of learned) {
      if (typeof each === 'string') names.push(each);
      else {
        requested.add(each.handle);
        extra.push(each);
      }
    }
    products = [...products, ...extra];
    if (another ?? extra[0]) rule(another ?? session.rules.peek().config);
    const fresh = [...new Set(names)].filter((handle) => handle !== '' && !requested.has(handle));
    if (fresh.length === 0) return;
    for (const handle of fresh) requested.add(handle);
    const file = await loadFile<typeof ReadProducts>('read-products');
    const found = await file?.readProducts(page.root, fresh);
    if (!found) {
      // The file failed to load, so nothing was requested.
      for (const handle of fresh) requested.delete(handle);
      return;
    }
    products = [...products, ...found.products];
    gone = [...gone, ...found.gone];
    rule(session.rules.peek().config);
  };
}
