import type { Page } from '@playwright/test';

/**
 * A collection as themes with quick adding have it: the card of `handle` has a form that adds this variant. With
 * `unprinted` the page says nothing of its products, as of those on a list's second page.
 */
export async function withQuickAdd(
  page: Page,
  address: string,
  { handle, variantId, unprinted = false }: { handle: string; variantId: number; unprinted?: boolean },
): Promise<void> {
  // A page that is not from the network is not trusted with this machine's other ports, where our script comes from.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const form = `<form action="/cart/add" method="post"><input type="hidden" name="id" value="${variantId}"><button type="submit">Quick add</button></form>`;
    const card = html.indexOf('</a>', html.indexOf(`/products/${handle}"`)) + '</a>'.length;
    const body = html.slice(0, card) + form + html.slice(card);
    const rows = /"rows": \[[\s\S]*?\]\s*\}\s*(?=<\/script>)/;
    if (!html.includes(`/products/${handle}"`) || !rows.test(body)) throw new Error(`No card of ${handle}.`);
    await route.fulfill({ response, body: unprinted ? body.replace(rows, '"rows": []}') : body });
  });
  await page.goto(address);
}
