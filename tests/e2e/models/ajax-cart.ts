import type { Page, Request } from '@playwright/test';

/** The fields of `/cart.js` that the tests judge by. Amounts are subunits. */
export interface AjaxCart {
  readonly item_count: number;
  readonly items_subtotal_price: number;
  readonly total_price: number;
  readonly items: readonly AjaxLine[];
}

export interface AjaxLine {
  readonly key: string;
  readonly id: number;
  readonly handle: string;
  readonly variant_title: string | null;
  readonly quantity: number;
  readonly original_line_price: number;
  readonly final_line_price: number;
  readonly properties: Readonly<Record<string, string>> | null;
}

export async function readCart(page: Page): Promise<AjaxCart> {
  const response = await page.request.get(new URL('/cart.js', page.url()).href);
  return response.json();
}

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
