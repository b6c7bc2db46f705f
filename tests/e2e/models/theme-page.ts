import type { Page } from '@playwright/test';

/**
 * Serves a page of another kind of theme under an address of the store: cart, cookies and our embed are the store's,
 * everything else is `body`. `embed` changes what the embed prints; `headers` come on top of the store's.
 */
export async function serveTheme(
  page: Page,
  address: string,
  body: string,
  embed: (printed: string) => string = (printed) => printed,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  // A page that is not from the network is not trusted with this machine's other ports, where our script comes from.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(
    (url) => url.href.split(/[?#]/)[0] === address,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const printed = html.slice(html.indexOf('<div id="shopify-block-'), html.lastIndexOf('</body>'));
      await route.fulfill({
        response,
        headers: { ...response.headers(), ...headers },
        body: themePage(body, embed(printed)),
      });
    },
  );
}

function themePage(body: string, embed: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Another theme</title>
    <link rel="icon" href="data:,">
    <script>window.Shopify = { routes: { root: '/' } };</script>
  </head>
  <body>
    <header>
      <a href="/cart" class="cart-link">Cart <span class="cart-count" data-cart-count>0</span></a>
    </header>
    <main>${body}</main>
    <aside role="complementary" aria-label="Theme drawer" id="theme-drawer" hidden>Theme drawer</aside>
    ${embed}
  </body>
</html>`;
}

/** A product form as nearly every theme has one. */
export function productForm(variantId: number, more = ''): string {
  return `<form action="/cart/add" method="post" id="product-form">
    <input type="hidden" name="id" value="${variantId}">
    ${more}
    <button type="submit" name="add">Add to cart</button>
  </form>`;
}

/** The number of the first variant of a product that can be bought. */
export async function variantOf(page: Page, storeUrl: string, handle: string): Promise<number> {
  const response = await page.request.get(`${storeUrl}/products/${handle}.js`);
  const { variants }: { variants: { id: number; available: boolean }[] } = await response.json();
  const variant = variants.find(({ available }) => available);
  if (!variant) throw new Error(`${handle} is sold out.`);
  return variant.id;
}

/** The requests to the cart that a page makes from now on, in their order: `cart.js`, `cart/add.js`, … */
export function recordCart(page: Page): { readonly asked: string[] } {
  const asked: string[] = [];
  page.on('request', (request) => {
    const found = /\/(cart\.js|cart\/\w+(?:\.js)?)$/.exec(new URL(request.url()).pathname);
    if (found?.[1] && request.resourceType() !== 'document') asked.push(found[1]);
  });
  return { asked };
}
