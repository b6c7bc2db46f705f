import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);

/** The files that the packages ship to browsers. */
export const PEER_FILES = {
  liquidAjaxCart: require.resolve('liquid-ajax-cart/liquid-ajax-cart.js'),
  cartJs: require.resolve('shopify-cartjs/dist/cart.min.js'),
  jquery: require.resolve('jquery/dist/jquery.min.js'),
} as const;

const shipped = (name: keyof typeof PEER_FILES): string => readFileSync(PEER_FILES[name], 'utf8');

/** Opens a page of the store's origin that holds just this, without our embed and without the theme. */
export async function openOwnPage(page: Page, storeUrl: string, html: string): Promise<void> {
  const address = `${storeUrl}/pages/of-a-peer`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(address);
  // From here on nothing stands between the page and the store.
  await page.unroute(address);
}

/** A gift that a mutation of `liquid-ajax-cart` adds when the cart is worth the threshold, in subunits. */
export interface MutationGift {
  readonly variantId: number;
  readonly threshold: number;
  /** What the store knows the gift by. */
  readonly properties: Readonly<Record<string, string>>;
}

/** A section of the theme. The library updates its cart after an add only from the answer to a section's request. */
const SECTION = 'main-cart';

/** A page that is set up for `liquid-ajax-cart` as its documentation says: product form, quantity, removal, note. */
export function liquidAjaxCartPage(variantId: number, gift: MutationGift | null = null): string {
  return `<!doctype html><title>liquid-ajax-cart</title>
<ajax-cart-product-form>
  <form action="/cart/add" method="post">
    <input type="hidden" name="id" value="${variantId}">
    <input type="hidden" name="sections" value="${SECTION}">
    <button>Add</button>
    <output data-ajax-cart-errors="form"></output>
  </form>
</ajax-cart-product-form>
<p>Units: <b id="units" data-ajax-cart-bind="item_count">0</b></p>
<label>Quantity <input type="number" data-ajax-cart-quantity-input="1" value="1"></label>
<a href="/cart/change?line=1&amp;quantity=0" data-ajax-cart-request-button>Remove</a>
<label>Note <textarea data-ajax-cart-property-input="note"></textarea></label>
<script type="module">${shipped('liquidAjaxCart')}
// A window that gets the focus would make requests that belong to no action.
liquidAjaxCart.conf('updateOnWindowFocus', false);
${gift ? `liquidAjaxCart.conf('mutations', [(${giftMutation})(${JSON.stringify({ ...gift, section: SECTION })})]);` : ''}
</script>`;
}

/** Runs in the page. */
const giftMutation = `({ variantId, threshold, properties, section }) => () => {
  const { items } = window.liquidAjaxCart.cart;
  const isGift = (line) => line.properties && line.properties._source === properties._source;
  const worth = items.filter((line) => !isGift(line)).reduce((sum, line) => sum + line.final_line_price, 0);
  const position = items.findIndex(isGift);
  if (worth >= threshold && position < 0) {
    const body = { items: [{ id: variantId, quantity: 1, properties }], sections: section };
    return { requests: [{ type: 'add', body }] };
  }
  if (worth < threshold && position >= 0) {
    return { requests: [{ type: 'change', body: { line: position + 1, quantity: 0 } }] };
  }
}`;

/** A page that is set up for `shopify-cartjs` by its data attributes; the note has none and is set by its API. */
export function cartJsPage(variantId: number, cart: unknown): string {
  return `<!doctype html><title>cartjs</title>
<button data-cart-add="${variantId}">Add</button>
<button data-cart-update="1" data-cart-quantity="3">Three</button>
<button data-cart-remove="1">Remove</button>
<label>Note <textarea id="note"></textarea></label>
<p>Units: <b id="units" data-cart-render="item_count">0</b></p>
<script>${shipped('jquery')}</script>
<script>${shipped('cartJs')}</script>
<script>
CartJS.init(${JSON.stringify(cart).replaceAll('<', '\\u003c')});
jQuery('#note').on('change', (event) => CartJS.setNote(event.target.value));
</script>`;
}
