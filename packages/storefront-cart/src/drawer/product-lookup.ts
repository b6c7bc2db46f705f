import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { PageProduct } from '@cartwright/storefront-kit/page/page-product';
import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import type * as ReadProducts from '@cartwright/storefront-kit/shopify/read-products';
import type { Boot } from '../app/cart-app';
import type { CartSession } from '../session/session';
import { rulesOf } from '../state/requests/rules-of';

/**
 * Tells the session of products that the page knows nothing of, or not with all variants: by their handles, each of which
 * is asked for once, or as they are told. With another cart, the session goes by that one from now on.
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
      // Without the file nobody was asked.
      for (const handle of fresh) requested.delete(handle);
      return;
    }
    products = [...products, ...found.products];
    gone = [...gone, ...found.gone];
    rule(session.rules.peek().config);
  };
}
