import { clientId } from '../../admin/resolvers/shop';
import { declaredScopes, requiredScopes } from '../../context/app-installation';
import type { StoreContext } from '../../context/store-context';
import type { AppConfiguration } from '../../setup/options';

/** Validated authorization request of an app. */
export interface AuthorizationRequest {
  readonly configuration: AppConfiguration;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string | null;
  /** Whether the app requests an online token of the user who grants. */
  readonly perUser: boolean;
}

export type ReadRequest =
  | { readonly ok: true; readonly request: AuthorizationRequest }
  | { readonly ok: false; readonly problem: string };

/** Parses an authorization request. Problems are in the words of Shopify's page, with the parameter's name. */
export function readAuthorizationRequest(store: StoreContext, query: URLSearchParams): ReadRequest {
  const { configuration } = store.app;
  const id = query.get('client_id') ?? '';
  if (!configuration || id !== clientId(store)) {
    return problem(`Oauth error invalid_request: Could not find Shopify API application with api_key ${id}`);
  }
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!configuration.redirectUrls.includes(redirectUri)) {
    return problem('Oauth error invalid_request: The redirect_uri is not whitelisted');
  }
  const requestedScopes = (query.get('scope') ?? '')
    .split(',')
    .map((scope) => scope.trim())
    .filter((scope) => scope !== '');
  const unknown = requestedScopes.find((scope) => !declaredScopes(store).includes(scope));
  if (unknown !== undefined)
    return problem(`Oauth error invalid_scope: The access scope is invalid: ${unknown}`);
  return {
    ok: true,
    request: {
      configuration,
      redirectUri,
      scopes: requestedScopes.length > 0 ? requestedScopes : requiredScopes(store),
      state: query.get('state'),
      perUser: query.get('grant_options[]') === 'per-user',
    },
  };
}

function problem(text: string): ReadRequest {
  return { ok: false, problem: text };
}
