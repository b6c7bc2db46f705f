import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import type { Lease } from '../db/lease';
import { browserSessions, installations, shops } from '../db/schema';
import { lockShop } from '../db/shop-row';
import type { Seal } from './sealed';
import type { Grant } from './token-endpoint';

/** Installation of the app in a shop, with its tokens. */
export interface Installation {
  readonly scopes: readonly string[];
  /** Null if there is none, or if it can't be decrypted. */
  readonly accessToken: string | null;
  /** Null if it doesn't expire. */
  readonly accessTokenEnds: Date | null;
  readonly refreshToken: string | null;
  readonly refreshTokenEnds: Date | null;
  /** Stored ciphertext, to replace only this version. */
  readonly sealedRefreshToken: string | null;
}

const PLACES = { accessToken: 'access_token', refreshToken: 'refresh_token' } as const;

/** Installation of a shop; null if the app isn't installed. */
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

/** Whether the app is installed. */
export async function isInstalled(store: ShopStore): Promise<boolean> {
  return (await store.count(installations, isNull(installations.uninstalledAt))) > 0;
}

/** Stores an offline token; marks the app as installed. */
export async function keepGrant(store: ShopStore, seal: Seal, grant: Grant, now: Date): Promise<void> {
  const kept = sealedGrant(store, seal, grant);
  await store.insertIfAbsent(installations, { installedAt: now, ...kept });
  // A grant proves that the app is installed, even if an older uninstall is reported later.
  await store.update(installations, { ...kept, installedAt: now, uninstalledAt: null });
}

/**
 * Stores a refreshed token, if the app is still installed and the lease still held. Returns whether
 * it was stored.
 */
export async function keepRefreshed(
  store: ShopStore,
  seal: Seal,
  grant: Grant,
  { isOurs }: Pick<Lease, 'isOurs'>,
): Promise<boolean> {
  const where = and(isNull(installations.uninstalledAt), isOurs);
  return (await store.update(installations, sealedGrant(store, seal, grant), where)).length > 0;
}

/** Deletes a rejected refresh token, unless it was replaced meanwhile. */
export async function purgeRefreshToken(
  store: ShopStore,
  { sealedRefreshToken }: Installation,
): Promise<void> {
  if (sealedRefreshToken === null) return;
  const same = eq(installations.refreshToken, sealedRefreshToken);
  await store.update(installations, { refreshToken: null, refreshTokenEnds: null }, same);
}

/** Deletes a rejected access token that can't be refreshed. */
export async function purgeAccessToken(store: ShopStore): Promise<void> {
  await store.update(
    installations,
    { accessToken: null, accessTokenEnds: null },
    isNull(installations.refreshToken),
  );
}

/** Stores the granted scopes. */
export async function keepScopes(store: ShopStore, scopes: readonly string[]): Promise<void> {
  await store.update(installations, { scopes: [...scopes] }, isNull(installations.uninstalledAt));
}

/**
 * Marks the app as uninstalled: deletes tokens, sessions, and the Storefront token, which Shopify
 * has revoked. Documents stay until Shopify requests redaction. `at` is the time of the uninstall:
 * a later installation is kept, even if this arrives late. Returns whether it applied.
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
