import { Hono } from 'hono';
import { clientId } from '../../admin/resolvers/shop';
import { backOfficeLayout } from '../../back-office/back-office-layout';
import { installationOf, requiredScopes } from '../../context/app-installation';
import type { StoreContext } from '../../context/store-context';
import { grantPage } from '../../oauth/routes/grant-page';
import { signedInUser } from '../../oauth/routes/signed-in-user';
import { fromOwnPagesOnly, notForFrames } from '../../server/own-origin';
import { installApp } from '../install-app';

const INSTALL = '/admin/oauth/install';

/**
 * `GET /admin/oauth/install?client_id=…`: the store installs the app by itself, with the scopes of its configuration, and
 * opens it. Source: Shopify, "Shopify managed installation".
 */
export function installRoutes(store: StoreContext): Hono {
  const app = new Hono();
  // An app without a configuration has no page to open.
  const open = store.app.configuration ? `/admin/apps/${store.app.handle}` : '/back-office/apps';

  app.get(INSTALL, (c) => {
    if (c.req.query('client_id') !== clientId(store)) return c.notFound();
    if (installationOf(store)) return c.redirect(open, 302);
    notForFrames(c);
    c.header('cache-control', 'no-store');
    const page = grantPage({
      store,
      user: signedInUser(c, store),
      scopes: requiredScopes(store),
      action: INSTALL,
      fields: [],
    });
    return c.html(backOfficeLayout(store.shop.name, `Install ${store.app.title}`, page));
  });

  app.post(INSTALL, fromOwnPagesOnly, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    if (form.get('do') !== 'install') return c.redirect('/back-office/apps', 303);
    installApp(store, requiredScopes(store));
    return c.redirect(open, 303);
  });
  return app;
}
