import { type Context, Hono } from 'hono';
import { backOfficeLayout } from '../../back-office/back-office-layout';
import { installationOf } from '../../context/app-installation';
import type { StoreContext } from '../../context/store-context';
import { installApp } from '../../installation/install-app';
import { fromOwnPagesOnly, notForFrames } from '../../server/own-origin';
import { html } from '../../theme/html';
import { issueCode } from '../authorization-code';
import { hostOf, signedQuery } from '../signed-query';
import { sessionOf } from '../store-users';
import { type AuthorizationRequest, readAuthorizationRequest } from './authorization-request';
import { grantPage } from './grant-page';
import { signedInUser } from './signed-in-user';

const AUTHORIZE = '/admin/oauth/authorize';

/**
 * Authorization code grant: `GET /admin/oauth/authorize` asks the merchant for consent, and redirects to the app with a
 * code. Consent isn't asked for again if all scopes are granted. Source: Shopify, "Authorization code grant".
 */
export function authorizeRoutes(store: StoreContext): Hono {
  const app = new Hono();

  app.get(AUTHORIZE, (c) => {
    const query = new URL(c.req.url).searchParams;
    const read = readAuthorizationRequest(store, query);
    if (!read.ok) return showProblem(c, store, read.problem);
    const { request } = read;
    const granted = installationOf(store)?.scopes;
    if (granted && request.scopes.every((scope) => granted.includes(scope)))
      return leadBack(c, store, request);
    notForFrames(c);
    c.header('cache-control', 'no-store');
    const { scopes } = request;
    const page = grantPage({
      store,
      user: signedInUser(c, store),
      scopes,
      action: AUTHORIZE,
      fields: [...query],
    });
    return c.html(backOfficeLayout(store.shop.name, `Install ${store.app.title}`, page));
  });

  app.post(AUTHORIZE, fromOwnPagesOnly, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const read = readAuthorizationRequest(store, form);
    if (!read.ok) return showProblem(c, store, read.problem);
    if (form.get('do') !== 'install') return c.redirect('/back-office/apps', 303);
    installApp(store, read.request.scopes);
    return leadBack(c, store, read.request);
  });
  return app;
}

function leadBack(c: Context, store: StoreContext, request: AuthorizationRequest) {
  const { configuration, redirectUri, state, perUser } = request;
  const user = perUser ? sessionOf(store.shop, signedInUser(c, store)) : null;
  const params = {
    code: issueCode(store, user),
    host: hostOf(store.shop.domain),
    shop: store.shop.domain,
    ...(state !== null && { state }),
    timestamp: String(Math.floor(store.clock().getTime() / 1000)),
  };
  const query = signedQuery(params, configuration.clientSecret);
  return c.redirect(`${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query}`, 302);
}

function showProblem(c: Context, store: StoreContext, problem: string) {
  const body = html`<div class="bo"><h1>This app can’t be installed</h1><p>${problem}</p><p><a href="/back-office/apps">See your apps</a></p></div>`;
  return c.html(backOfficeLayout(store.shop.name, 'This app can’t be installed', body), 400);
}
