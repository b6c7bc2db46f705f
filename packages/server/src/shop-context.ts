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

/** Context of a shop that this server serves. */
export interface ShopContext {
  /** myshopify.com domain. */
  readonly id: string;
  readonly store: ShopStore;
  readonly admin: OpenAdminClient;
  readonly publisher: Publisher;
  /** URL of the online store. */
  readonly storeUrl: string;
  /** Origin of the shop's Shopify admin. */
  readonly adminOrigin: string;
}

/** Context shared by all shops of a server. */
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

/** Creates the context of a shop. `accessToken` of an installed shop is resolved per call. */
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

/** URL for analytics events of the shop's pages; null without a public URL. */
function eventsAddress(publicUrl: string | undefined, shopId: string): string | null {
  if (publicUrl === undefined) return null;
  const address = new URL(sendAnalyticsEvents.path, publicUrl);
  address.searchParams.set('shop', shopId);
  return address.href;
}
