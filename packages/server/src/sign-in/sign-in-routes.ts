import { missingScopes } from '@cartwright/core/contract/access-scopes';
import { listShopUsers, readAuthInfo, signOut } from '@cartwright/core/contract/sign-in';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { Resolvers, ResolveShop } from '../http/session';
import type { OpenAdminClient } from '../shopify/admin-client';
import { SCOPES_QUERY, scopesData } from '../shopify/documents/shop';
import { isUsable } from './access-token';
import type { AppAccess } from './app-access';
import { keepScopes } from './installation-rows';
import { AUTH } from './oauth-routes';
import { listUsers } from './shop-users';

interface SignInRouteOptions extends Resolvers {
  /** Resolver that enforces a required plan. */
  readonly resolvePaid: ResolveShop;
  readonly storeOf: (shopId: string) => ShopStore;
  readonly adminOf: (shopId: string) => OpenAdminClient;
  /** Null for servers without an app. */
  readonly grants: Grants | null;
  readonly clock: () => Date;
}

/** Grants of shops, and their storage. */
export interface Grants {
  readonly access: AppAccess;
  readonly isFixed: (shopId: string) => boolean;
  readonly publicUrl: string;
  /** URL where Shopify installs the app, or requests missing scopes. */
  readonly installUrl: (shopId: string) => string;
}

/** Timeout of reading the granted scopes, in milliseconds. */
const TIMEOUT_MS = 2_000;

/** Routes of access status, users, and sign-out. */
export function signInRoutes(app: Hono, options: SignInRouteOptions): void {
  const { resolveShop, resolveSession, resolvePaid, storeOf, grants } = options;

  serve(app, resolveShop, readAuthInfo, async ({ session: { shopId, embedded = false } }) => {
    const isLacking = grants !== null && (await lacksAccess(options, grants, shopId));
    const authUrl = isLacking ? whereToGrant(grants, shopId, embedded) : null;
    return { ok: true, response: { successful: true, authUrl, needsOauthRefresh: isLacking, embedded } };
  });

  serve(app, resolvePaid, listShopUsers, async ({ session: { shopId, accountOwner, user } }) => {
    if (!accountOwner && !user.rebuyAdmin) {
      return failure('forbidden', 'Only the store owner can see who uses the app.');
    }
    const shopUsers = (await listUsers(storeOf(shopId))).map(
      ({ id, name, email, accountOwner, lastSeenAt }) => ({
        id,
        name,
        email,
        accountOwner,
        lastSeenAt: lastSeenAt.toISOString(),
      }),
    );
    return { ok: true, response: { shopUsers } };
  });

  serve(app, resolveSession, signOut, async () => ({ ok: true, response: { successful: true } }));
}

function whereToGrant({ publicUrl, installUrl }: Grants, shopId: string, embedded: boolean): string {
  if (embedded) return installUrl(shopId);
  const url = new URL(AUTH, publicUrl);
  url.searchParams.set('shop', shopId);
  return url.href;
}

/** Whether scopes are missing: by Shopify's response; by stored ones while it is unavailable. */
async function lacksAccess(
  { storeOf, adminOf, clock }: SignInRouteOptions,
  { access, isFixed }: Grants,
  shopId: string,
): Promise<boolean> {
  if (isFixed(shopId)) return false;
  const response = await adminOf(shopId).within(TIMEOUT_MS).run(SCOPES_QUERY, {}, scopesData);
  const installation = await access.read(shopId);
  if (!installation || !isUsable(installation, clock().getTime())) return true;
  if (!response.ok) return response.code === 'refused' || missingScopes(installation.scopes).length > 0;
  const granted = response.value.currentAppInstallation.accessScopes.map(({ handle }) => handle).sort();
  if (granted.join() !== [...installation.scopes].sort().join()) await keepScopes(storeOf(shopId), granted);
  return missingScopes(granted).length > 0;
}
