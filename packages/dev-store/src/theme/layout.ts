import { STANDARD_ACTIONS_PATH } from '../platform-script/standard-actions';
import type { AppSection } from '../theme-settings/app-sections';
import { header } from './header';
import { type Html, html, raw, safeJson } from './html';
import { linkTo } from './link';
import { messagesOf, themeLanguage } from './locales/messages-of';
import type { Page, PageContext } from './page';
import { isRightToLeft } from './writing-direction';

/** App blocks of a page; rendered by the store. */
interface FromApps {
  readonly head: string;
  readonly body: string;
  readonly inSection: (section: AppSection) => string;
}

/** Document around a page. */
export function layout(context: PageContext, page: Page, apps: FromApps): Html {
  const { store, market } = context;
  const messages = messagesOf(market);
  const shopify = {
    shop: store.shop.domain,
    locale: market.locale,
    country: market.country,
    currency: { active: market.currency, rate: market.rate },
    routes: { root: market.root },
  };
  return html`<!doctype html>
<html lang="${themeLanguage(market)}" dir="${isRightToLeft(market.locale) ? 'rtl' : 'ltr'}" class="no-script">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${page.title} – ${store.shop.name}</title>
    <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/assets/theme.css">
    <script>document.documentElement.className = 'script'; window.Shopify = Object.assign(window.Shopify || {}, ${raw(safeJson(shopify))}); window.themeMessages = ${raw(safeJson(messages.script))};</script>
    <script type="module" src="${STANDARD_ACTIONS_PATH}"></script>
    <script src="/assets/theme.js" defer></script>
    ${raw(apps.head)}
  </head>
  <body class="template-${page.template}">
    <a class="skip" href="#main">${messages.skipToContent}</a>
    ${header(context)}
    <section class="notification" aria-label="${messages.yourCart}" data-notification hidden>
      <p data-notification-text></p>
      <a class="button button--small" href="${linkTo(market, '/cart')}">${messages.viewCart}</a>
      <button class="notification__close" type="button" data-notification-close>${messages.close}<span class="visually-hidden">${messages.thisMessage}</span></button>
    </section>
    <p class="visually-hidden" role="status" data-announcer></p>
    <main id="main" tabindex="-1">
      ${page.section ? page.body(raw(apps.inSection(page.section))) : page.body}
    </main>
    <footer class="footer">
      <div class="footer__in">
        <p class="footer__brand" dir="auto">${store.shop.name}</p>
        <p>${messages.localStore}</p>
        <label class="footer__consent" hidden><input type="checkbox" data-consent> ${messages.allowAnalytics}</label>
      </div>
    </footer>
    ${raw(apps.body)}
  </body>
</html>`;
}
