import { signOut } from '@cartwright/core/contract/sign-in';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import type { Resolvers, ResolveShop } from '../http/session';
import { accessAddress } from '../shopify/access-address';
import type { OpenAdminClient } from '../shopify/admin-client';
import { type AppAccess, appInAdmin } from './app-access';
import type { AppOptions } from './app-options';
import { billingGate } from './billing';
import { billingRoutes } from './billing-routes';
import { endSession } from './browser-session';
import { cookiesFor } from './cookies';
import { oauthRoutes } from './oauth-routes';
import { signedInResolvers } from './resolve-shop';
import type { SignInParts } from './sign-in-parts';
import { type Grants, signInRoutes } from './sign-in-routes';

export interface SignInOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly adminOf: (shopId: string) => OpenAdminClient;
  /** Null where nobody signs in: `resolveShop` says who calls. */
  readonly installable: Installable | null;
  /** Who calls, in place of those who have signed in. */
  readonly resolveShop: ResolveShop | null;
  readonly clock: () => Date;
}

/** The app that shops install, and what the server does about it. */
export interface Installable {
  readonly app: AppOptions;
  readonly access: AppAccess;
  /** Where browsers reach the app. */
  readonly publicUrl: string;
  /** Whether the shop has a token of the settings, and none of an installation. */
  readonly isFixed: (shopId: string) => boolean;
  /** Makes the server work for the shop if it has the app; false where it has not. */
  readonly isActive: (shopId: string) => Promise<boolean>;
  /** The shop has given the app access. */
  readonly installed: (shopId: string) => Promise<void>;
}

/** Serves everything about signing in. Gives how callers of all other routes prove who they are. */
export function signIn(app: Hono, options: SignInOptions): Resolvers {
  const { storeOf, adminOf, installable, clock } = options;
  const { resolveShop, resolveSession } = resolversOf(app, options);
  const billing = {
    billing: installable?.app.billing ?? null,
    storeOf,
    adminOf,
    isFixed: installable?.isFixed ?? (() => true),
    clock,
  };
  const resolvePaid = billingGate(billing, resolveShop);
  const grants = installable && grantsOf(installable);
  signInRoutes(app, { resolveShop, resolveSession, resolvePaid, storeOf, adminOf, grants, clock });
  billingRoutes(app, resolveShop, {
    ...billing,
    publicUrl: installable?.publicUrl ?? null,
    appInAdmin: (shopId) => (installable ? appInAdmin(installable.app, installable.access, shopId) : '/'),
  });
  return { resolveShop: resolvePaid, resolveSession };
}

function resolversOf(app: Hono, { storeOf, installable, resolveShop, clock }: SignInOptions): Resolvers {
  if (!installable) {
    if (!resolveShop) throw new Error('Somebody has to say who calls.');
    return { resolveShop, resolveSession: resolveShop };
  }
  const parts = { ...installable, storeOf, cookies: cookiesFor(installable.publicUrl), clock };
  oauthRoutes(app, parts);
  endSessions(app, parts);
  return resolveShop ? { resolveShop, resolveSession: resolveShop } : signedInResolvers(parts);
}

function grantsOf({ app, access, publicUrl, isFixed }: Installable): Grants {
  return {
    access,
    isFixed,
    publicUrl,
    installUrl: (shopId) => accessAddress(access.adminOriginOf(shopId), app.clientId),
  };
}

/** Once somebody has signed out, ends this browser's sessions in all shops, and takes its cookies away. */
function endSessions(app: Hono, { cookies, storeOf }: Pick<SignInParts, 'cookies' | 'storeOf'>): void {
  app.use(signOut.path, async (context, next) => {
    await next();
    // Where the shop of the page is signed out already (401), others may not be.
    if (context.req.method !== signOut.method || !(context.res.ok || context.res.status === 401)) return;
    // A page in Shopify's admin is signed in by Shopify.
    if (context.req.header('authorization') !== undefined) return;
    for (const [shopId, token] of cookies.tokensOf(context.req.raw)) {
      await endSession(storeOf(shopId), token);
      context.res.headers.append('Set-Cookie', cookies.signedOut(shopId));
    }
  });
}
