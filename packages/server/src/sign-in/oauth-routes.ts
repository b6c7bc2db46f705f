import { ACCESS_SCOPES, missingScopes } from '@cartwright/core/contract/access-scopes';
import { isShopDomain } from '@cartwright/core/contract/shop-domain';
import type { Context, Hono } from 'hono';
import { htmlPage } from '../http/html-page';
import { isUsable } from './access-token';
import { appInAdmin } from './app-access';
import { beginSession, endSession, SESSION_MS } from './browser-session';
import { newState, type OauthState, readState, STATE_SECONDS, writeState } from './oauth-state';
import { pageOfShop, returnPath } from './return-path';
import { keepUser } from './shop-users';
import type { SignInParts } from './sign-in-parts';
import { readSignedQuery } from './signed-query';
import type { Grant, TokenResult } from './token-endpoint';

/**
 * Path where a browser signs in to a shop: `?shop=my-shop.myshopify.com`. `return_to` is the admin
 * page to return to, with `embedded=1` in Shopify's admin.
 */
export const AUTH = '/auth';
const CALLBACK = '/auth/callback';

/**
 * OAuth routes for sign-in outside of Shopify's admin (authorization code grant): `/auth` redirects
 * to the shop for consent, which redirects back. First an offline grant if access or scopes are
 * missing, then an online one to identify the user. Source: Shopify, "Authorization code grant".
 */
export function oauthRoutes(app: Hono, parts: SignInParts): void {
  const { access, cookies, storeOf, isFixed, isActive, installed, clock } = parts;

  app.get(AUTH, async (context) => {
    const shopId = context.req.query('shop');
    if (!isShopDomain(shopId)) return WHICH_SHOP();
    const mode = isFixed(shopId) || (await hasAccess(parts, shopId)) ? 'online' : 'offline';
    const returnTo = returnPath(context.req.query('return_to'));
    const embedded = context.req.query('embedded') === '1';
    return toShopify(parts, newState({ shopId, mode, returnTo, embedded }, clock()));
  });

  app.get(CALLBACK, async (context) => {
    const query = readSignedQuery(new URL(context.req.url).search.slice(1), access.secrets);
    const state = readState(cookies.stateOf(context.req.raw), access.secrets, clock());
    if (!query) return notSignedIn('signature');
    if (!state || query.get('state') !== state.state) return notSignedIn('state');
    if (query.get('shop') !== state.shopId) return notSignedIn('shop');
    const response = await access.ask(state.shopId, {
      code: query.get('code') ?? '',
      ...(state.mode === 'offline' && { expiring: '1' }),
    });
    if (!response.ok) return refusedPage(response, state.shopId);
    return state.mode === 'offline' ? install(state, response.grant) : signIn(context, state, response.grant);
  });

  async function install(state: OauthState, grant: Grant): Promise<Response> {
    const { shopId } = state;
    await access.exclusively(shopId, () => access.keep(shopId, grant));
    await installed(shopId);
    return toShopify(parts, newState({ ...state, mode: 'online' }, clock()));
  }

  async function signIn(context: Context, state: OauthState, { user }: Grant): Promise<Response> {
    const { shopId } = state;
    if (!user || !(await isActive(shopId))) return notSignedIn('expired', shopId);
    const store = storeOf(shopId);
    const before = cookies.tokensOf(context.req.raw).get(shopId);
    if (before !== undefined) await endSession(store, before);
    await keepUser(store, user, clock());
    const token = await beginSession(store, user.id, clock());
    return redirect(leftPage(parts, state), [
      cookies.signedIn(shopId, token, SESSION_MS / 1_000),
      cookies.withoutState(),
    ]);
  }
}

function leftPage({ app, access }: SignInParts, { shopId, returnTo, embedded }: OauthState): string {
  if (!embedded) return pageOfShop(returnTo, shopId);
  return appInAdmin(app, access, shopId) + pageOfShop(returnTo, null);
}

/** Whether the app has a usable token with all scopes, by stored data. */
async function hasAccess({ access, clock }: SignInParts, shopId: string): Promise<boolean> {
  const installation = await access.read(shopId);
  return isUsable(installation, clock().getTime()) && missingScopes(installation?.scopes ?? []).length === 0;
}

function toShopify({ app, access, cookies, publicUrl }: SignInParts, state: OauthState): Response {
  const url = new URL('/admin/oauth/authorize', access.adminOriginOf(state.shopId));
  url.search = new URLSearchParams({
    client_id: app.clientId,
    scope: ACCESS_SCOPES.join(','),
    redirect_uri: new URL(CALLBACK, publicUrl).href,
    state: state.state,
    ...(state.mode === 'online' && { 'grant_options[]': 'per-user' }),
  }).toString();
  return redirect(url.href, [cookies.withState(writeState(state, app.clientSecret), STATE_SECONDS)]);
}

function redirect(location: string, setCookies: readonly string[]): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' });
  for (const each of setCookies) headers.append('Set-Cookie', each);
  return new Response(null, { status: 302, headers });
}

const WHICH_SHOP = () =>
  htmlPage(
    'Which store is it?',
    'This address needs your store’s domain, such as my-shop.myshopify.com. Open the app from your Shopify admin, or sign in from the app’s start page.',
    400,
  );

/** Redirects to the login page with the error. */
function notSignedIn(error: 'signature' | 'state' | 'shop' | 'expired', shopId?: string): Response {
  const query = new URLSearchParams({ error, ...(shopId !== undefined && { shop: shopId }) });
  return redirect(`/admin/login/?${query}`, []);
}

function refusedPage({ code }: Extract<TokenResult, { ok: false }>, shopId: string): Response {
  if (code === 'refused') return notSignedIn('expired', shopId);
  return htmlPage(
    'Shopify isn’t responding right now',
    'You aren’t signed in yet. Wait a moment, then sign in again from the app’s start page.',
    502,
  );
}
