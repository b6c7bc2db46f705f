import { type Context, Hono } from 'hono';
import { clientId } from '../../admin/resolvers/shop';
import { backOfficeLayout } from '../../back-office/back-office-layout';
import { installationOf, optionalScopes, requiredScopes } from '../../context/app-installation';
import type { StoreContext } from '../../context/store-context';
import { grantPage } from '../../oauth/routes/grant-page';
import { signedInUser } from '../../oauth/routes/signed-in-user';
import { fromOwnPagesOnly, notForFrames } from '../../server/own-origin';
import type { Html } from '../../theme/html';
import { installApp } from '../install-app';
import { optionalScopesPage, scopesDecidedPage } from './optional-scopes-page';

const INSTALL = '/admin/oauth/install';

/**
 * `GET /admin/oauth/install?client_id=…`: installs the app with its configured scopes, and opens it. An installed app
 * requests further scopes there: `&optional_scopes=…`. Source: Shopify, "Shopify managed installation";
 * `@shopify/shopify-app-remix`.
 */
export function installRoutes(store: StoreContext): Hono {
  const app = new Hono();
  // Without a configuration, the app has no page.
  const open = store.app.configuration ? `/admin/apps/${store.app.handle}` : '/back-office/apps';
  const { title } = store.app;
  const show = (c: Context, name: string, page: Html) => {
    notForFrames(c);
    c.header('cache-control', 'no-store');
    return c.html(backOfficeLayout(store.shop.name, name, page));
  };

  app.get(INSTALL, (c) => {
    if (c.req.query('client_id') !== clientId(store)) return c.notFound();
    const user = signedInUser(c, store);
    const installation = installationOf(store);
    if (!installation) {
      const request = { store, user, scopes: requiredScopes(store), action: INSTALL, fields: [] };
      return show(c, `Install ${title}`, grantPage(request));
    }
    const scopes = listed(c.req.query('optional_scopes'));
    const unknown = undeclared(store, scopes);
    if (unknown !== undefined) return c.text(unknown, 422);
    const lacking = scopes.filter((scope) => !installation.scopes.includes(scope));
    if (lacking.length === 0) return c.redirect(open, 302);
    return show(
      c,
      `Access for ${title}`,
      optionalScopesPage({ store, user, scopes: lacking, action: INSTALL }),
    );
  });

  app.post(INSTALL, fromOwnPagesOnly, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const choice = form.get('do');
    if (choice === 'grant' || choice === 'decline') {
      const scopes = listed(form.get('optional_scopes'));
      const unknown = undeclared(store, scopes);
      if (unknown !== undefined || !installationOf(store)) return c.text(unknown ?? 'Not installed.', 422);
      if (choice === 'grant') installApp(store, scopes);
      return show(c, `Access for ${title}`, scopesDecidedPage(store, choice === 'grant', open));
    }
    if (choice !== 'install') return c.redirect('/back-office/apps', 303);
    installApp(store, requiredScopes(store));
    return c.redirect(open, 303);
  });
  return app;
}

const listed = (scopes: string | null | undefined) =>
  (scopes ?? '').split(',').filter((scope) => scope !== '');

/** Error of a scope request of the installed app. */
function undeclared(store: StoreContext, scopes: readonly string[]): string | undefined {
  const unknown = scopes.find((scope) => !optionalScopes(store).includes(scope));
  return unknown === undefined ? undefined : `${unknown} is no optional scope of this app.`;
}
