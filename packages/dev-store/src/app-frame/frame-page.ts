import { optionalScopes } from '../context/app-installation';
import type { StoreContext } from '../context/store-context';
import { scopeText } from '../oauth/routes/grant-page';
import type { StoreUser } from '../oauth/store-users';
import { type Html, html } from '../theme/html';
import { LARK_ICON } from '../theme/icons';

/** Admin page around the app's frame: user, app navigation, title and save bar. */
export function framePage(store: StoreContext, user: StoreUser, source: string): Html {
  const { shop, app } = store;
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${app.title} – ${shop.name} admin</title>
    <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/assets/checkout.css">
    <link rel="stylesheet" href="/admin/app-frame.css">
    <script src="/admin/app-frame.js"></script>
  </head>
  <body class="af" data-apps-path="/admin/apps/${app.handle}">
    <header class="af-top">
      <a class="co-brand" href="/back-office/apps">${LARK_ICON}<span>${shop.name}</span></a>
      <div class="af-save" role="region" aria-label="Unsaved changes" data-save-bar hidden></div>
      <a class="co-back" href="/admin/login">${user.firstName} ${user.lastName}</a>
      <div class="af-loading" role="progressbar" aria-label="Loading" data-loading hidden></div>
    </header>
    <nav class="af-nav" aria-label="${app.title}" data-navigation></nav>
    <main id="main">
      <div class="af-title"><h1 data-title>${app.title}</h1><div class="af-actions" data-actions></div></div>
      <iframe title="${app.title}" src="${source}" allow="clipboard-write"></iframe>
    </main>
    <div class="af-toasts" role="status" data-toasts></div>
    <dialog class="af-scopes" aria-labelledby="scopes" data-scopes>
      <form method="dialog">
        <h2 id="scopes">${app.title} asks for more access</h2>
        <p>It works without, except for what needs this.</p>
        <ul>${optionalScopes(store).map((scope) => html`<li data-scope="${scope}">${scopeText(scope)} <span class="fine">${scope}</span></li>`)}</ul>
        <div class="af-actions">
          <button class="button" value="allow">Allow</button>
          <button class="button button--plain" value="">Don’t allow</button>
        </div>
      </form>
    </dialog>
  </body>
</html>`;
}
