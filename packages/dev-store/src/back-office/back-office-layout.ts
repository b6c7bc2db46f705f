import { type Html, html } from '../theme/html';
import { LARK_ICON } from '../theme/icons';

/** Layout of back office pages. */
export function backOfficeLayout(shopName: string, title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} – ${shopName} back office</title>
    <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/assets/checkout.css">
  </head>
  <body class="co-body">
    <a class="skip" href="#main">Skip to content</a>
    <header class="co-header">
      <div class="co-header__in">
        <a class="co-brand" href="/back-office/orders">${LARK_ICON}<span>${shopName} back office</span></a>
        <nav class="bo-nav" aria-label="Back office">
          <a class="co-back" href="/back-office/orders">Orders</a>
          <a class="co-back" href="/back-office/products">Products</a>
          <a class="co-back" href="/back-office/apps">Apps</a>
          <a class="co-back" href="/back-office/webhooks">Webhooks</a>
          <a class="co-back" href="/">Open the shop</a>
        </nav>
      </div>
    </header>
    <main id="main" tabindex="-1">
      ${body}
    </main>
  </body>
</html>`;
}
