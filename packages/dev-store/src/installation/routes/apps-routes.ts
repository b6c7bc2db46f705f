import { Hono } from 'hono';
import { backOfficeLayout } from '../../back-office/back-office-layout';
import { declaredScopes, installationOf } from '../../context/app-installation';
import type { StoreContext } from '../../context/store-context';
import { fromOwnPagesOnly, notForFrames } from '../../server/own-origin';
import type { Html } from '../../theme/html';
import { changeScopes } from '../change-scopes';
import { uninstallApp } from '../uninstall-app';
import { appsPage } from './apps-page';

const APPS = '/back-office/apps';

/**
 * Back office routes of the app: install, uninstall, grant or revoke a scope. `sections` are shown below while it is
 * installed.
 */
export function appsRoutes(store: StoreContext, sections: readonly (() => Html)[]): Hono {
  const app = new Hono();
  app.get(APPS, (c) => {
    notForFrames(c);
    c.header('cache-control', 'no-store');
    const page = appsPage(
      store,
      sections.map((section) => section()),
    );
    return c.html(backOfficeLayout(store.shop.name, 'Apps', page));
  });
  app.post(`${APPS}/uninstall`, fromOwnPagesOnly, (c) => {
    uninstallApp(store);
    return c.redirect(APPS, 303);
  });
  app.post(`${APPS}/scopes`, fromOwnPagesOnly, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const scope = form.get('scope') ?? '';
    const granted = installationOf(store)?.scopes ?? [];
    const others = granted.filter((each) => each !== scope);
    if (form.get('do') === 'revoke') changeScopes(store, others);
    else if (!declaredScopes(store).includes(scope))
      return c.text(`The app asks for no scope ${scope}.`, 422);
    else changeScopes(store, [...others, scope]);
    return c.redirect(APPS, 303);
  });
  return app;
}
