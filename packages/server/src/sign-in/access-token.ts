import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopStore } from '../db/for-shop';
import { type Lease, withLease } from '../db/lease';
import type { AccessToken } from '../shopify/admin-client';
import { refused, type ShopifyResult, unavailable } from '../shopify/shopify-failure';
import {
  type Installation,
  keepRefreshed,
  purgeAccessToken,
  purgeRefreshToken,
  readInstallation,
} from './installation-rows';
import type { Seal } from './sealed';
import type { AskForToken } from './token-endpoint';

export interface AccessTokenOptions {
  readonly store: ShopStore;
  readonly seal: Seal;
  readonly ask: AskForToken;
  readonly clock: () => Date;
}

/** Lease name of a token exchange. */
export const TOKENS = 'access-token';

/** Refresh this long before expiry. */
const BEFORE_END_MS = 60_000;

/** Poll interval and timeout while another server refreshes. */
export const POLL_MS = 50;
export const MAX_WAIT_MS = 15_000;

const GONE =
  'Shopify no longer accepts the app’s access to your store. Open the app from your Shopify admin to give it access again.';

/**
 * Access token of a shop with the app installed, refreshed before it expires or when Shopify rejects it: by one
 * server at a time, while others wait for its result. `refused` if no token is available: the app was uninstalled,
 * or the refresh token has expired.
 * A refresh without a response changes nothing here, and is retried with the same refresh token, which Shopify
 * accepts until the new one is used. If Shopify doesn't, the access token works until it expires, and the next
 * user of the app gets a new one.
 */
export function accessTokenOf(options: AccessTokenOptions): AccessToken {
  const { store, seal, clock } = options;
  let renewing: Promise<ShopifyResult<string>> | null = null;
  return async (rejected) => {
    const installation = await readInstallation(store, seal);
    const good = goodToken(installation, rejected, clock().getTime() + BEFORE_END_MS);
    if (good !== null) return { ok: true, value: good };
    renewing ??= renewed(options, rejected).finally(() => {
      renewing = null;
    });
    return renewing;
  };
}

/** Whether a token is available without user action. `now` in epoch milliseconds. */
export function isUsable(installation: Installation | null, now: number): boolean {
  return goodToken(installation, undefined, now) !== null || goodRefreshToken(installation, now) !== null;
}

async function renewed(
  options: AccessTokenOptions,
  rejected: string | undefined,
): Promise<ShopifyResult<string>> {
  const { store, seal, clock } = options;
  for (const until = performance.now() + MAX_WAIT_MS; performance.now() < until; await sleep(POLL_MS)) {
    const claim = await withLease(store, TOKENS, (lease) => renewOnce(options, rejected, lease));
    if (!claim.busy && claim.result) return claim.result;
    const written = await readInstallation(store, seal);
    const good = goodToken(written, rejected, clock().getTime() + BEFORE_END_MS);
    if (good !== null) return { ok: true, value: good };
  }
  return unavailable('Another server has been getting a token for too long.');
}

/** Refreshes under the lease. Null if the lease was lost, or the shop is gone. */
async function renewOnce(
  { store, seal, ask, clock }: AccessTokenOptions,
  rejected: string | undefined,
  lease: Lease,
): Promise<ShopifyResult<string> | null> {
  const installation = await readInstallation(store, seal);
  if (!installation) return refused(GONE, 'The app is not installed.');
  const now = clock().getTime();
  const good = goodToken(installation, rejected, now + BEFORE_END_MS);
  if (good !== null) return { ok: true, value: good };

  const refreshToken = goodRefreshToken(installation, now);
  const response =
    refreshToken === null
      ? ({ ok: false, code: 'refused', error: whyNone(installation) } as const)
      : await ask(store.shopId, { grant_type: 'refresh_token', refresh_token: refreshToken });
  if (response.ok) {
    const isKept = await keepRefreshed(store, seal, response.grant, lease);
    return isKept ? { ok: true, value: response.grant.accessToken } : null;
  }
  // A token that our keys can't decrypt isn't Shopify's rejection: it stays until the keys are
  // restored.
  if (response.code === 'refused' && refreshToken !== null) await purgeRefreshToken(store, installation);
  const living = goodToken(installation, rejected, now);
  if (living !== null) return { ok: true, value: living };
  if (response.code === 'unavailable')
    return unavailable(`The token could not be refreshed: ${response.error}`);
  if (installation.accessToken !== null) await purgeAccessToken(store);
  return refused(GONE, `The token could not be refreshed: ${response.error}`);
}

/** Access token, unless rejected or expired by `until`, in epoch milliseconds. */
function goodToken(
  installation: Installation | null,
  rejected: string | undefined,
  until: number,
): string | null {
  if (!installation || installation.accessToken === rejected) return null;
  const { accessToken, accessTokenEnds } = installation;
  return accessTokenEnds === null || accessTokenEnds.getTime() > until ? accessToken : null;
}

/** Log message about a missing refresh token. */
const whyNone = ({ sealedRefreshToken, refreshToken }: Installation) =>
  sealedRefreshToken !== null && refreshToken === null
    ? 'no key of TOKEN_KEYS opens the refresh token'
    : 'no refresh token';

function goodRefreshToken(installation: Installation | null, now: number): string | null {
  if (!installation) return null;
  const { refreshToken, refreshTokenEnds } = installation;
  return refreshTokenEnds === null || refreshTokenEnds.getTime() > now ? refreshToken : null;
}
