import { setTimeout as sleep } from 'node:timers/promises';
import { isShopDomain } from '@cartwright/core/contract/shop-domain';
import type { ShopStore } from '../db/for-shop';
import { withLease } from '../db/lease';
import type { AccessToken } from '../shopify/admin-client';
import { accessTokenOf, MAX_WAIT_MS, POLL_MS, TOKENS } from './access-token';
import type { AppOptions } from './app-options';
import { type Installation, isInstalled, keepGrant, readInstallation } from './installation-rows';
import { type Seal, sealWith } from './sealed';
import { type AskForToken, type Grant, tokenEndpoint } from './token-endpoint';

/** Installations of the app with their tokens. */
export interface AppAccess {
  /** Client secrets, current one first. */
  readonly secrets: readonly [string, ...string[]];
  readonly ask: AskForToken;
  /** Origin of the shop, if not its own domain. */
  originOf(shopId: string): string | undefined;
  /** Origin of the shop's admin. */
  adminOriginOf(shopId: string): string;
  isInstalled(shopId: string): Promise<boolean>;
  read(shopId: string): Promise<Installation | null>;
  /** Stores a token granted for a shop. */
  keep(shopId: string, grant: Grant): Promise<void>;
  /** Runs `work` under the lease of the shop's token. Throws on lease timeout. */
  exclusively<Result>(shopId: string, work: () => Promise<Result>): Promise<Result>;
  accessTokenOf(shopId: string): AccessToken;
}

export function appAccess(options: {
  readonly app: AppOptions;
  readonly storeOf: (shopId: string) => ShopStore;
  readonly clock: () => Date;
}): AppAccess {
  const { app, storeOf, clock } = options;
  const seal: Seal = sealWith(app.tokenKeys);
  const originOf = (shopId: string) => app.shopOrigins?.[shopId];
  const adminOriginOf = (shopId: string) => originOf(shopId) ?? `https://${shopId}`;
  const ask = tokenEndpoint({ app, adminOriginOf, clock });
  return {
    secrets: [app.clientSecret, ...(app.formerSecrets ?? [])],
    ask,
    originOf,
    adminOriginOf,
    isInstalled: async (shopId) => isShopDomain(shopId) && isInstalled(storeOf(shopId)),
    read: (shopId) => readInstallation(storeOf(shopId), seal),
    keep: (shopId, grant) => keepGrant(storeOf(shopId), seal, grant, clock()),
    async exclusively(shopId, work) {
      for (const until = performance.now() + MAX_WAIT_MS; performance.now() < until; await sleep(POLL_MS)) {
        const claim = await withLease(storeOf(shopId), TOKENS, work);
        if (!claim.busy) return claim.result;
      }
      throw new Error('Another server has been getting a token for too long.');
    },
    accessTokenOf: (shopId) => accessTokenOf({ store: storeOf(shopId), seal, ask, clock }),
  };
}

/** URL of the app in the shop's admin; its pages are below it. */
export function appInAdmin(
  { clientId }: Pick<AppOptions, 'clientId'>,
  { adminOriginOf }: Pick<AppAccess, 'adminOriginOf'>,
  shopId: string,
): string {
  return new URL(`/admin/apps/${clientId}`, adminOriginOf(shopId)).href;
}
