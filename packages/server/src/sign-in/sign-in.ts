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
  /** Null without sign-in: `resolveShop` identifies callers. */
  readonly installable: Installable | null;
  /** Resolver that replaces sign-in. */
  readonly resolveShop: ResolveShop | null;
  readonly clock: () => Date;
}

/** Installable app, with callbacks. */
export interface Installable {
  readonly app: AppOptions;
  readonly access: AppAccess;
  /** Public URL of the app. */
  readonly publicUrl: string;
  /** Whether the shop's token is in the settings, without an installation. */
  readonly isFixed: (shopId: string) => boolean;
  /** Activates an installed shop on this server; false if it isn't installed. */
  readonly isActive: (shopId: string) => Promise<boolean>;
  /** Called after an installation. */
  readonly installed: (shopId: string) => Promise<void>;
}

/** Registers the routes of sign-in. Returns the resolvers of all other routes. */
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

/** On sign-out, ends this browser's sessions in all shops, and deletes their cookies. */
function endSessions(app: Hono, { cookies, storeOf }: Pick<SignInParts, 'cookies' | 'storeOf'>): void {
  app.use(signOut.path, async (context, next) => {
    await next();
    // Even if the page's shop is already signed out (401): other sessions may exist.
    if (context.req.method !== signOut.method || !(context.res.ok || context.res.status === 401)) return;
    // Pages in Shopify's admin have no session of ours.
    if (context.req.header('authorization') !== undefined) return;
    for (const [shopId, token] of cookies.tokensOf(context.req.raw)) {
      await endSession(storeOf(shopId), token);
      context.res.headers.append('Set-Cookie', cookies.signedOut(shopId));
    }
  });
}
