import { expect, it } from 'vitest';
import { z } from 'zod';
import type { OpenAdminClient, Throttle } from '../shopify/admin-client';
import { type ShopifyResult, unavailable } from '../shopify/shopify-failure';
import { costLimitedClient } from './cost-limited-client';

const DOCUMENT = '{ products(first: 100) { nodes { id } } }';
const FULL = { maximumAvailable: 1_000, currentlyAvailable: 1_000, restoreRate: 100 };

/** Shopify, as it answers, and tells of its bucket with every answer; and what it was asked. */
function aShop(respond: () => ShopifyResult<unknown>, bucket: Omit<Throttle, 'at'> | null = FULL) {
  const asked: string[] = [];
  let throttle: Throttle | null = null;
  const run: OpenAdminClient['run'] = async (document, _, data) => {
    asked.push(document);
    const answered = respond();
    if (!answered.ok) return answered;
    throttle = bucket && { ...bucket, at: performance.now() };
    return { ok: true, value: data.parse(answered.value) };
  };
  const admin: OpenAdminClient = { run, within: () => ({ run }), throttle: () => throttle };
  return {
    asked,
    call: (points: number) => costLimitedClient(admin, 0).costing(points).run(DOCUMENT, {}, z.unknown()),
  };
}

const fine = (): ShopifyResult<unknown> => ({ ok: true, value: {} });

it('sends a call if it leaves half of the bucket', async () => {
  const shop = aShop(fine);
  expect(await shop.call(500)).toMatchObject({ ok: true });
  expect(shop.asked).toHaveLength(2);
  expect(shop.asked[1]).toBe(DOCUMENT);
});

it('doesn’t send a call that leaves less', async () => {
  const shop = aShop(fine, { ...FULL, currentlyAvailable: 600, restoreRate: 1 });
  expect(await shop.call(500)).toMatchObject({ ok: false, code: 'unavailable' });
  expect(shop.asked).not.toContain(DOCUMENT);
});

it('fails without sending if Shopify doesn’t report the available cost', async () => {
  const failure = unavailable('Status 503');
  const shop = aShop(() => failure);
  expect(await shop.call(10)).toEqual(failure);
  expect(shop.asked).not.toContain(DOCUMENT);
});

it('sends a call if Shopify responds without a bucket', async () => {
  const shop = aShop(fine, null);
  expect(await shop.call(10)).toMatchObject({ ok: true });
  expect(shop.asked).toContain(DOCUMENT);
});
