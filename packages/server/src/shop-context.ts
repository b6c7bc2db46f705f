import { sendAnalyticsEvents } from '@cartwright/core/contract/analytics';
import type { Logger } from 'pino';
import { nextBoundary } from './cart/next-boundary';
import type { Compiler } from './compiling/compiler';
import type { Database } from './db/database';
import { forShop, type ShopStore } from './db/for-shop';
import type { Jobs } from './jobs/jobs';
import { publicationTargets } from './publication-targets';
import { type Publisher, publisher } from './publishing/publisher';
import type { ServerOptions, ShopOptions } from './server-options';
import { type AccessToken, adminClient, type OpenAdminClient } from './shopify/admin-client';

/** A shop that this server works for, and what it works with there. */
export interface ShopContext {
  /** Its myshopify.com domain. */
  readonly id: string;
  readonly store: ShopStore;
  readonly admin: OpenAdminClient;
  readonly publisher: Publisher;
  /** Where shoppers see it. */
  readonly storeUrl: string;
  /** Where its Shopify admin is. */
  readonly adminOrigin: string;
}

/** Context that all shops of a server share. */
interface Shared
  extends Pick<
    ServerOptions,
    'publicUrl' | 'publicationRetryMs' | 'saveWaitMs' | 'privateKeys' | 'timeoutFactor'
  > {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly compiler: Compiler;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/** `accessToken` of a shop that has installed the app is asked for with each call. */
export function shopContext(
  shop: Omit<ShopOptions, 'accessToken'> & { readonly accessToken: string | AccessToken },
  shared: Shared,
): ShopContext {
  const { database, jobs, compiler, clock, logger, privateKeys = [] } = shared;
  const id = shop.domain;
  const store = forShop(database, id);
  const admin = adminClient({ ...shop, timeoutFactor: shared.timeoutFactor });
  const events = eventsAddress(shared.publicUrl, id);
  return {
    id,
    store,
    admin,
    publisher: publisher({
      store,
      jobs,
      admin,
      targets: (client) =>
        publicationTargets({ store, admin: client, compiler, now: clock(), events, privateKeys }),
      nextBoundary: () => nextBoundary(store, clock().getTime()),
      clock,
      logger,
      retryMs: shared.publicationRetryMs,
      saveWaitMs: shared.saveWaitMs,
    }),
    storeUrl: shop.storeUrl ?? `https://${id}`,
    adminOrigin: shop.apiOrigin ?? `https://${id}`,
  };
}

/** Where the shop's pages report what shoppers do; null when nobody has said where browsers reach this server. */
function eventsAddress(publicUrl: string | undefined, shopId: string): string | null {
  if (publicUrl === undefined) return null;
  const address = new URL(sendAnalyticsEvents.path, publicUrl);
  address.searchParams.set('shop', shopId);
  return address.href;
}
