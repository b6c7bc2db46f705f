import { type Context, Hono } from 'hono';
import { clientId } from '../admin/resolvers/shop';
import { backOfficeLayout } from '../back-office/back-office-layout';
import { installationOf } from '../context/app-installation';
import type { StoreContext } from '../context/store-context';
import { signedInUser, signInAs } from '../oauth/routes/signed-in-user';
import { sessionToken } from '../oauth/session-token';
import { fromOwnPagesOnly, notForFrames } from '../server/own-origin';
import { ownPath } from '../server/own-path';
import { APP_BRIDGE_SCRIPT } from './app-bridge-script';
import { framePage } from './frame-page';
import { FRAME_SCRIPT } from './frame-script';
import { FRAME_STYLES } from './frame-styles';
import { launchUrl } from './launch-url';
import { adminLoginPage } from './login-page';
import { scopeRoutes } from './scope-routes';

/**
 * The merchant's admin, as far as it shows the app: `/admin/apps/{handle or client id}/{path}` has the app's page in a
 * frame, `/admin/login` changes the user, and `/app-bridge.js` is what the app's page loads instead of Shopify's.
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
