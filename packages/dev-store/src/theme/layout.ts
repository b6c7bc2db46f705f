import { type Html, html, raw, safeJson } from './html';
import { BAG_ICON, LARK_ICON } from './icons';
import type { Page, PageContext } from './page';

/** The whole document around a page; `embeds` is the HTML of the apps' embed blocks, which the store rendered itself. */
export function layout(context: PageContext, page: Page, embeds: string): Html {
  const { store, market, cart } = context;
  const count = cart.lines.reduce((units, { state }) => units + state.quantity, 0);
  const shopify = {
    shop: store.shop.domain,
    locale: market.locale,
    country: market.country,
    currency: { active: market.currency, rate: market.rate },
    routes: { root: market.root },
  };
  return html`<!doctype html>
<html lang="${market.locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${page.title} – ${store.shop.name}</title>
    <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/assets/theme.css">
    <script>window.Shopify = Object.assign(window.Shopify || {}, ${raw(safeJson(shopify))});</script>
    <script src="/assets/theme.js" defer></script>
  </head>
  <body class="template-${page.template}">
    <a class="skip" href="#main">Skip to content</a>
    <header class="header">
      <div class="header__in">
        <a class="brand" href="/">${LARK_ICON}<span>${store.shop.name}</span></a>
        <nav class="nav" aria-label="Main">
          <a href="/collections/all"${current(context, '/collections/all')}>Shop all</a>
          ${
            store.index.productByHandle('gift-card')
              ? html`<a href="/products/gift-card"${current(context, '/products/gift-card')}>Gift cards</a>`
              : ''
          }
        </nav>
        <a class="cart-link" href="/cart" id="cart-icon-bubble">
          ${BAG_ICON}<span class="cart-link__word">Cart</span>
          <span class="cart-count" data-cart-count>${count}</span><span class="visually-hidden">items</span>
        </a>
      </div>
    </header>
    <main id="main" tabindex="-1">
      ${page.body}
    </main>
    <footer class="footer">
      <div class="footer__in">
        <p class="footer__brand">${store.shop.name}</p>
        <p>A local store for development. Nothing here is sold or sent.</p>
      </div>
    </footer>
    ${raw(embeds)}
  </body>
</html>`;
}

function current({ path }: PageContext, target: string) {
  return path === target ? raw(' aria-current="page"') : '';
}
