import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { AdminClient, OpenAdminClient, Throttle } from '../shopify/admin-client';
import type { ShopifyFailure, ShopifyResult } from '../shopify/shopify-failure';
import type { CostLimitedClient } from './mirror-work';

/** Minimal query, to read the throttle status. */
const PROBE = '{ shop { id } }';
/** Maximum age of a known throttle status, as other servers use the same bucket. */
const FRESH_MS = 1_000;
/** Maximum wait of a call for the bucket to refill. */
const MAX_WAIT_MS = 20_000;

const LATER: ShopifyFailure = {
  ok: false,
  code: 'unavailable',
  message: 'Your store is busy with other requests. We’ll go on soon.',
  cause: 'Half of the bucket is left to others.',
};

/**
 * Client for background work, which leaves the upper half of the shop's bucket to interactive
 * calls. A call beyond that waits for the bucket to refill, and fails as `unavailable` after a
 * timeout. If the throttle status can't be read, the call fails likewise without being sent. Calls
 * of more than half the bucket wait for a full one.
 */
export function costLimitedClient(admin: OpenAdminClient, longestWaitMs = MAX_WAIT_MS): CostLimitedClient {
  /** Null for an API without costs. */
  const fresh = async (): Promise<ShopifyResult<Throttle | null>> => {
    const known = admin.throttle();
    if (known && performance.now() - known.at < FRESH_MS) return { ok: true, value: known };
    const probed = await admin.run(PROBE, {}, z.unknown());
    return probed.ok ? { ok: true, value: admin.throttle() } : probed;
  };
  const costing = (points: number): AdminClient => ({
    async run(document, variables, data) {
      const until = performance.now() + longestWaitMs;
      for (;;) {
        const throttle = await fresh();
        // Without a throttle status, the call would probably fail too, and might starve others.
        if (!throttle.ok) return throttle;
        const waitMs = throttle.value ? waitFor(throttle.value, points) : 0;
        if (waitMs <= 0) return admin.run(document, variables, data);
        if (performance.now() + waitMs > until) return LATER;
        await sleep(waitMs);
      }
    },
  });
  return { costing };
}

/** Milliseconds until a call of so many points leaves half of the bucket. */
function waitFor(throttle: Throttle, points: number): number {
  const { maximumAvailable, currentlyAvailable, restoreRate, at } = throttle;
  const needed = Math.min(points + maximumAvailable / 2, maximumAvailable);
  const missing = needed - currentlyAvailable;
  return (missing / restoreRate) * 1_000 - (performance.now() - at);
}
