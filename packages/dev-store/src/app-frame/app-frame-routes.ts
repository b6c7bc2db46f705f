import { type Context, Hono } from 'hono';
import { clientId } from '../admin/resolvers/shop';
import { backOfficeLayout } from '../back-office/back-office-layout';
import { installationOf } from '../context/app-installation';
import type { StoreContext } from '../context/store-context';
import { signedInUser, signInAs } from '../oauth/routes/signed-in-user';
import { sessionToken } from '../oauth/session-token';
import { hostOf, signedQuery } from '../oauth/signed-query';
import { type StoreUser, sessionOf } from '../oauth/store-users';
import { fromOwnPagesOnly, notForFrames } from '../server/own-origin';
import { ownPath } from '../server/own-path';
import type { AppConfiguration } from '../setup/options';
import { APP_BRIDGE_SCRIPT } from './app-bridge-script';
import { framePage } from './frame-page';
import { FRAME_SCRIPT } from './frame-script';
import { adminLoginPage } from './login-page';
import { scopeRoutes } from './scope-routes';

/**
 * Routes of the merchant's admin: `/admin/apps/{handle or client id}/{path}` frames the app's page,
 * `/admin/login` changes the user, and `/app-bridge.js` replaces Shopify's.
 */
export function appFrameRoutes(store: StoreContext): Hono {
  const app = new Hono();
  const { configuration, handle } = store.app;
  const isApp = (c: Context) => [handle, clientId(store)].includes(c.req.param('app') ?? '');

  app.get('/admin', (c) => c.redirect('/back-office', 302));
  app.get('/admin/login', (c) => {
    const back = ownPath(c.req.query('return_to'), '/back-office/apps');
    const page = adminLoginPage(store, signedInUser(c, store), back);
    notForFrames(c);
    return c.html(backOfficeLayout(store.shop.name, 'Log in', page));
  });
  app.post('/admin/login', fromOwnPagesOnly, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    if (!signInAs(c, store, form.get('user'))) return c.text('This store has no such user.', 422);
    return c.redirect(ownPath(form.get('return_to'), '/back-office/apps'), 303);
  });

  app.get('/app-bridge.js', (c) => {
    c.header('access-control-allow-origin', '*');
    c.header('cross-origin-resource-policy', 'cross-origin');
    return file(c, APP_BRIDGE_SCRIPT, 'text/javascript');
  });
  app.get('/admin/app-frame.js', (c) => file(c, FRAME_SCRIPT, 'text/javascript'));
  app.get('/admin/app-frame.css', (c) => file(c, FRAME_STYLES, 'text/css'));
  if (!configuration) return app;

  app.post('/admin/apps/:app/session-token', fromOwnPagesOnly, (c) => {
    c.header('cache-control', 'no-store');
    if (!isApp(c) || !installationOf(store)) return c.json({ error: 'app_not_installed' }, 404);
    return c.json({ token: sessionToken(store, configuration, signedInUser(c, store)) });
  });
  app.route('/', scopeRoutes(store));
  app.get('/admin/apps/:app/*', (c) => {
    if (!isApp(c)) return c.notFound();
    if (!installationOf(store)) return c.redirect(`/admin/oauth/install?client_id=${clientId(store)}`, 302);
    const user = signedInUser(c, store);
    const { pathname, searchParams } = new URL(c.req.url);
    const path = pathname.slice(`/admin/apps/${c.req.param('app')}`.length) || '/';
    notForFrames(c);
    c.header('cache-control', 'no-store');
    return c.html(framePage(store, user, launchUrl(store, configuration, user, path, searchParams)));
  });
  return app;
}

function file(c: Context, text: string, type: string) {
  return c.body(text, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' });
}

/** Styles of the admin around the app's page: bars at minimum height, the app fills the rest. */
const FRAME_STYLES = `
.af { display: grid; grid-template: auto minmax(0, 1fr) / 200px minmax(0, 1fr); height: 100dvh; overflow: hidden; }
.af [hidden] { display: none; }
.af-top { grid-column: 1 / -1; position: relative; display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 4px 16px; border-bottom: 1px solid var(--line); }
.af-save { display: flex; align-items: center; gap: 8px; }
.af-loading { position: absolute; inset: auto 0 -2px; height: 3px; background: var(--moss); }
.af-nav { display: grid; align-content: start; gap: 4px; padding: 12px; background: var(--panel); overflow: auto; }
.af-nav a { display: flex; align-items: center; min-height: 44px; padding: 0 12px; border-radius: 8px; text-decoration: none; }
.af-nav a:hover { background: var(--moss-tint); }
.af main { display: grid; grid-template-rows: auto minmax(0, 1fr); min-width: 0; }
.af-title { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; padding: 8px 16px; }
.af-title h1 { font-size: 1.25rem; }
.af-actions { display: flex; gap: 8px; }
.af iframe { width: 100%; height: 100%; border: 0; background: #fff; }
.af--full { grid-template-columns: minmax(0, 1fr); }
.af--full .af-nav { display: none; }
.af-toasts { position: fixed; inset: auto 0 24px; display: grid; justify-items: center; gap: 8px; pointer-events: none; }
.af-toast { display: flex; align-items: center; gap: 12px; padding: 8px 8px 8px 16px; border-radius: 8px; background: var(--ink); color: var(--paper); pointer-events: auto; }
.af-toast--error { background: var(--red); }
.af-toast button { min-height: 36px; padding: 0 12px; border: 1px solid currentColor; border-radius: 6px; background: none; color: inherit; cursor: pointer; }
.af-scopes { max-width: min(28rem, calc(100vw - 32px)); padding: 24px; border: 1px solid var(--line); border-radius: 12px; color: inherit; background: var(--paper); }
.af-scopes::backdrop { background: rgb(0 0 0 / 0.4); }
.af-scopes h2 { font-size: 1.25rem; }
.af-scopes ul { margin: 12px 0 20px; padding-left: 20px; }
@media (max-width: 699px) {
  .af { grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr); }
  .af-nav { display: flex; overflow: auto; padding: 4px 12px; }
}
`;

/**
 * URL of the app's page in the admin's frame: the application URL for `/`, else that path on its
 * origin, with Shopify's signed parameters. Source: Shopify, "Set up embedded app authorization".
 */
function launchUrl(
  store: StoreContext,
  configuration: AppConfiguration,
  user: StoreUser,
  path: string,
  query: URLSearchParams,
): string {
  const application = new URL(configuration.applicationUrl);
  const page = path === '/' ? application : new URL(application.origin);
  if (path !== '/') page.pathname = path;
  const params = {
    ...Object.fromEntries(query),
    embedded: '1',
    host: hostOf(store.shop.domain),
    id_token: sessionToken(store, configuration, user),
    locale: user.locale,
    session: sessionOf(store.shop, user).session,
    shop: store.shop.domain,
    timestamp: String(Math.floor(store.clock().getTime() / 1000)),
  };
  page.search = signedQuery(params, configuration.clientSecret).toString();
  return page.href;
}
