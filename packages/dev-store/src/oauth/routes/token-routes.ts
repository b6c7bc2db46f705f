import { Hono } from 'hono';
import { clientId } from '../../admin/resolvers/shop';
import { installationOf } from '../../context/app-installation';
import type { StoreContext } from '../../context/store-context';
import type { Body } from '../../engine/model/request-body';
import { readBody } from '../../server/read-body';
import type { AppConfiguration } from '../../setup/options';
import { takeCode } from '../authorization-code';
import { issueByRefresh, issueOffline, issueOnline } from '../issue-token';
import { sameText } from '../same-text';
import { exchangeToken } from './exchange-token';
import { refused, type TokenResponse, tokenJson } from './token-response';

const TOKEN_EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';

/**
 * `POST /admin/oauth/access_token`, form or JSON: exchanges a code, a session token or a refresh token for an Admin API
 * token. Errors are 400 or 401 with `{ error, error_description }`. Source: Shopify, "Authorization code grant", "Token
 * exchange", "Refresh expiring offline access tokens".
 */
export function tokenRoutes(store: StoreContext): Hono {
  const app = new Hono();
  app.post('/admin/oauth/access_token', async (c) => {
    c.header('cache-control', 'no-store');
    const body = await readBody(c);
    const { status, body: response } = body
      ? answerTo(store, body)
      : refused('invalid_request', 'The body can be read neither as a form nor as JSON');
    return c.json(response, status);
  });
  return app;
}

function answerTo(store: StoreContext, body: Body): TokenResponse {
  const { configuration } = store.app;
  if (!configuration || body.client_id !== clientId(store)) {
    const named = textOf(body.client_id);
    return refused('invalid_request', `Could not find Shopify API application with api_key ${named}`);
  }
  if (!sameText(textOf(body.client_secret), configuration.clientSecret)) {
    return refused('invalid_client', 'The client secret is not that of the application', 401);
  }
  if (!installationOf(store))
    return refused('app_not_installed', 'The application is not installed on this shop');
  return grant(store, configuration, body);
}

function grant(store: StoreContext, configuration: AppConfiguration, body: Body): TokenResponse {
  switch (body.grant_type ?? 'authorization_code') {
    case 'authorization_code':
      return exchangeCode(store, body);
    case TOKEN_EXCHANGE:
      return exchangeToken(store, configuration, body);
    case 'refresh_token':
      return refresh(store, body);
    default:
      return refused('unsupported_grant_type', `The grant type ${textOf(body.grant_type)} is not known`);
  }
}

function exchangeCode(store: StoreContext, body: Body): TokenResponse {
  const code = takeCode(store, textOf(body.code));
  if (!code) return refused('invalid_request', 'The authorization code was not found or was already used');
  return tokenJson(
    store,
    code.user ? issueOnline(store, code.user) : issueOffline(store, String(body.expiring ?? '') === '1'),
  );
}

function refresh(store: StoreContext, body: Body): TokenResponse {
  if (textOf(body.refresh_token) === '') return refused('invalid_request', 'The refresh token is missing');
  const issued = issueByRefresh(store, textOf(body.refresh_token));
  return issued
    ? tokenJson(store, issued)
    : refused('invalid_grant', 'The refresh token was not found, was already used, or has expired');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
