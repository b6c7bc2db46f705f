import { expect, it } from 'vitest';
import { z } from 'zod';
import type { OpenAdminClient, Throttle } from '../shopify/admin-client';
import { type ShopifyResult, unavailable } from '../shopify/shopify-failure';
import { costLimitedClient } from './cost-limited-client';

const DOCUMENT = '{ products(first: 100) { nodes { id } } }';
const FULL = { maximumAvailable: 1_000, currentlyAvailable: 1_000, restoreRate: 100 };

/** Shopify with its cost bucket in each response, and the requests it received. */
function aShop(respond: () => ShopifyResult<unknown>, bucket: Omit<Throttle, 'at'> | null = FULL) {
  const requests: string[] = [];
  let throttle: Throttle | null = null;
  const run: OpenAdminClient['run'] = async (document, _, data) => {
    requests.push(document);
    const response = respond();
    if (!response.ok) return response;
    throttle = bucket && { ...bucket, at: performance.now() };
    return { ok: true, value: data.parse(response.value) };
  };
  const admin: OpenAdminClient = { run, within: () => ({ run }), throttle: () => throttle };
  return {
    requests,
    call: (points: number) => costLimitedClient(admin, 0).costing(points).run(DOCUMENT, {}, z.unknown()),
  };
}

const fine = (): ShopifyResult<unknown> => ({ ok: true, value: {} });

it('sends a call if it leaves half of the bucket', async () => {
  const shop = aShop(fine);
  expect(await shop.call(500)).toMatchObject({ ok: true });
  expect(shop.requests).toHaveLength(2);
  expect(shop.requests[1]).toBe(DOCUMENT);
});

it('doesn’t send a call that leaves less', async () => {
  const shop = aShop(fine, { ...FULL, currentlyAvailable: 600, restoreRate: 1 });
  expect(await shop.call(500)).toMatchObject({ ok: false, code: 'unavailable' });
  expect(shop.requests).not.toContain(DOCUMENT);
});

it('fails without sending if Shopify doesn’t report the available cost', async () => {
  const failure = unavailable('Status 503');
  const shop = aShop(() => failure);
  expect(await shop.call(10)).toEqual(failure);
  expect(shop.requests).not.toContain(DOCUMENT);
});

it('sends a call if Shopify responds without a bucket', async () => {
  const shop = aShop(fine, null);
  expect(await shop.call(10)).toMatchObject({ ok: true });
  expect(shop.requests).toContain(DOCUMENT);
});
