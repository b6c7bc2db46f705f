import { type Html, html } from '../html';
import { LARK_ICON } from '../icons';
import { linkTo } from '../link';
import type { PageContext } from '../page';

export interface CheckoutPage {
  readonly title: string;
  /** Back link at the top of the page. */
  readonly back: { readonly path: `/${string}`; readonly label: string };
  readonly body: Html;
}

export const RETURN_TO_SHOP: CheckoutPage['back'] = { path: '/', label: 'Return to shop' };

/** Document layout from checkout on: name and back link only. As in Shopify, without app embeds and theme scripts. */
export function checkoutLayout({ store, market }: PageContext, page: CheckoutPage): Html {
  return html`<!doctype html>
<html lang="en" dir="ltr" class="no-script">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${page.title} – ${store.shop.name}</title>
    <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/assets/checkout.css">
    <script>document.documentElement.className = 'script';</script>
    <script src="/assets/checkout.js" defer></script>
  </head>
  <body class="co-body">
    <a class="skip" href="#main">Skip to content</a>
    <header class="co-header">
      <div class="co-header__in">
        <a class="co-brand" href="${market.root}">${LARK_ICON}<span dir="auto">${store.shop.name}</span></a>
        <a class="co-back" href="${linkTo(market, page.back.path)}">${page.back.label}</a>
      </div>
    </header>
    <main id="main" tabindex="-1">
      ${page.body}
    </main>
  </body>
</html>`;
}
