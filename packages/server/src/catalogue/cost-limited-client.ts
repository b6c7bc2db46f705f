import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { AdminClient, OpenAdminClient, Throttle } from '../shopify/admin-client';
import type { ShopifyFailure, ShopifyResult } from '../shopify/shopify-failure';
import type { CostLimitedClient } from './mirror-work';

/** Asks next to nothing, to hear how much Shopify will answer. */
const PROBE = '{ shop { id } }';
/** Age up to which a known balance holds: another server may have used it up. */
const FRESH_MS = 1_000;
/** Longest wait of a call while others use up the bucket. */
const MAX_WAIT_MS = 20_000;

const LATER: ShopifyFailure = {
  ok: false,
  code: 'unavailable',
  message: 'Your store is busy with other requests. We’ll go on soon.',
  cause: 'Half of the bucket is left to others.',
};

/**
 * A client for work that nobody waits for: it leaves the upper half of the shop's bucket to those for whom somebody does.
 * A call that would go below it waits until enough has come back, and is `unavailable` when that takes too long. Where
 * Shopify doesn't answer how much there is, the call isn't made, and fails as that question did. A call that costs more
 * than half of the bucket can never be made so; it waits for a full one.
 */
export function costLimitedClient(admin: OpenAdminClient, longestWaitMs = MAX_WAIT_MS): CostLimitedClient {
  /** Null: an API that tells no cost. */
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
        // Who doesn't answer that doesn't answer more either, and nobody knows what is left to others.
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
