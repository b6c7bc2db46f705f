import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import type { Lease } from '../db/lease';
import { browserSessions, installations, shops } from '../db/schema';
import { lockShop } from '../db/shop-row';
import type { Seal } from './sealed';
import type { Grant } from './token-endpoint';

/** The app in a shop that has it, with the tokens that it may use there. */
export interface Installation {
  readonly scopes: readonly string[];
  /** Null when there is none, or when no key of ours opens it. */
  readonly accessToken: string | null;
  /** Null for one that has no end. */
  readonly accessTokenEnds: Date | null;
  readonly refreshToken: string | null;
  readonly refreshTokenEnds: Date | null;
  /** Names what is kept now, so that only this is replaced. */
  readonly sealedRefreshToken: string | null;
}

const PLACES = { accessToken: 'access_token', refreshToken: 'refresh_token' } as const;

/** The installation; null where the shop does not have the app. */
export async function readInstallation(store: ShopStore, seal: Seal): Promise<Installation | null> {
  const [row] = await store.rows(installations, { where: isNull(installations.uninstalledAt) });
  if (!row) return null;
  const opened = (name: keyof typeof PLACES) => {
    const sealed = row[name];
    return sealed === null ? null : seal.open(sealed, { shopId: store.shopId, column: PLACES[name] });
  };
  const { scopes, accessTokenEnds, refreshTokenEnds, refreshToken: sealedRefreshToken } = row;
  return {
    scopes,
    accessToken: opened('accessToken'),
    accessTokenEnds,
    refreshToken: opened('refreshToken'),
    refreshTokenEnds,
    sealedRefreshToken,
  };
}

/** Whether the shop has the app. */
export async function isInstalled(store: ShopStore): Promise<boolean> {
  return (await store.count(installations, isNull(installations.uninstalledAt))) > 0;
}

/** Keeps a token of the app's own, in a shop that has just installed the app or has it already. */
export async function keepGrant(store: ShopStore, seal: Seal, grant: Grant, now: Date): Promise<void> {
  const kept = sealedGrant(store, seal, grant);
  await store.insertIfAbsent(installations, { installedAt: now, ...kept });
  // A grant shows that the shop has the app now, whatever is heard later of an uninstall before it.
  await store.update(installations, { ...kept, installedAt: now, uninstalledAt: null });
}

/** Keeps what a refresh gave, if the shop still has the app and nobody else has begun to refresh. Gives whether it did. */
export async function keepRefreshed(
  store: ShopStore,
  seal: Seal,
  grant: Grant,
  { isOurs }: Pick<Lease, 'isOurs'>,
): Promise<boolean> {
  const where = and(isNull(installations.uninstalledAt), isOurs);
  return (await store.update(installations, sealedGrant(store, seal, grant), where)).length > 0;
}

/** Forgets a refresh token that Shopify does not take, unless another one is there by now. */
export async function purgeRefreshToken(
  store: ShopStore,
  { sealedRefreshToken }: Installation,
): Promise<void> {
  if (sealedRefreshToken === null) return;
  const same = eq(installations.refreshToken, sealedRefreshToken);
  await store.update(installations, { refreshToken: null, refreshTokenEnds: null }, same);
}

/** Forgets an access token that Shopify does not take and that nothing can be had for. */
export async function purgeAccessToken(store: ShopStore): Promise<void> {
  await store.update(
    installations,
    { accessToken: null, accessTokenEnds: null },
    isNull(installations.refreshToken),
  );
}

/** Keeps what Shopify says that it granted. */
export async function keepScopes(store: ShopStore, scopes: readonly string[]): Promise<void> {
  await store.update(installations, { scopes: [...scopes] }, isNull(installations.uninstalledAt));
}

/**
 * The shop has thrown the app out: its tokens and everybody's sessions are gone, and so is its Storefront token, which
 * Shopify has ended. The shop's documents stay until Shopify asks to forget them. `at` is when it happened: a shop that has
 * installed the app after that keeps it, however late this is heard. Gives whether it was.
 */
export async function markUninstalled(
  { store, clock }: { readonly store: ShopStore; readonly clock: () => Date },
  at: Date | null = null,
): Promise<boolean> {
  const now = at ?? clock();
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const before = sql`${installations.installedAt} <= ${now.toISOString()}::timestamptz`;
    const [gone] = await shop.update(
      installations,
      {
        uninstalledAt: now,
        scopes: [],
        accessToken: null,
        accessTokenEnds: null,
        refreshToken: null,
        refreshTokenEnds: null,
        plan: null,
        planReadAt: null,
      },
      and(isNull(installations.uninstalledAt), before),
    );
    if (!gone) return false;
    await shop.remove(browserSessions, undefined);
    await shop.update(shops, { storefrontAccessToken: null });
    return true;
  });
}

function sealedGrant(store: ShopStore, seal: Seal, grant: Grant) {
  const { shopId } = store;
  const { accessToken, accessTokenEnds, refreshToken, refreshTokenEnds, scopes } = grant;
  return {
    scopes: [...scopes],
    accessToken: seal.seal(accessToken, { shopId, column: PLACES.accessToken }),
    accessTokenEnds,
    refreshToken:
      refreshToken === null ? null : seal.seal(refreshToken, { shopId, column: PLACES.refreshToken }),
    refreshTokenEnds,
  };
}
