import type { Page, Request } from '@playwright/test';

/** The fields of `/cart.js` that the tests judge by. Amounts are subunits. */
export interface AjaxCart {
  readonly note: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly item_count: number;
  readonly items_subtotal_price: number;
  readonly total_price: number;
  readonly total_discount: number;
  readonly items: readonly AjaxLine[];
  readonly discount_codes: readonly { readonly code: string; readonly applicable: boolean }[];
}

export interface AjaxLine {
  readonly key: string;
  readonly id: number;
  readonly handle: string;
  readonly product_title: string;
  readonly variant_title: string | null;
  readonly quantity: number;
  readonly original_line_price: number;
  readonly final_line_price: number;
  readonly properties: Readonly<Record<string, string>> | null;
}

export async function readCart(page: Page): Promise<AjaxCart> {
  const response = await page.request.get(new URL('/cart.js', page.url()).href, { maxRetries: 2 });
  return response.json();
}

/** The id of a product's variant by its title; of its first variant without one. */
export async function variantId(page: Page, storeUrl: string, handle: string, title?: string) {
  const response = await page.request.get(`${storeUrl}/products/${handle}.js`);
  const { variants }: { variants: readonly { id: number; title: string }[] } = await response.json();
  const found = title === undefined ? variants[0] : variants.find((each) => each.title === title);
  if (!found) throw new Error(`${handle} has no variant ${title ?? 'at all'}.`);
  return found.id;
}

/** Puts a product's first variant in the cart without a page. */
export async function putInCart(page: Page, storeUrl: string, handle: string, quantity = 1): Promise<void> {
  const id = await variantId(page, storeUrl, handle);
  const data = { items: [{ id, quantity }] };
  const response = await page.request.post(`${storeUrl}/cart/add.js`, { data });
  if (!response.ok()) throw new Error(await response.text());
}

/** Units in a cart, each line as its product's handle and its units, in the order of the handles. */
export const unitsOf = ({ items }: AjaxCart): (readonly [string, number])[] =>
  items
    .map(({ handle, quantity }) => [handle, quantity] as const)
    .sort(([one], [other]) => one.localeCompare(other));

/** Whether a line was put in by the cart itself. */
export const isGift = (line: AjaxLine): boolean => line.properties?._source === 'tiered_progress_bar';

/** The cart writes that a page makes from now on, in their order, as the path without `/cart/`. */
export function recordWrites(page: Page): { readonly writes: readonly string[] } {
  const writes: string[] = [];
  page.on('request', (request) => {
    const action = writeOf(request);
    if (action) writes.push(action);
  });
  return { writes };
}

function writeOf(request: Request): string | null {
  const found = /\/cart\/(add|change|update|clear)(\.js)?$/.exec(new URL(request.url()).pathname);
  return request.method() === 'POST' && found ? (found[1] ?? null) : null;
}
