import { NO_REWARDS, readVersionedCheck } from '@cartwright/core/rewards/checked-rewards';
import { REWARDS_BYTES } from '@cartwright/core/storefront/names';
import { aBar, aConfig, gift } from '@cartwright/core/testing/a-config';
import { describe, expect, test } from 'vitest';
import { rewardsMetafield } from '../discounts/rewards-metafield';
import { changedMetafields, checkMetafields, newMetafields } from './check-metafields';

const STAMP = { instance: '5f0c2a52-0b1e-4d0e-9b1e-2f1d3c4b5a69', generation: 12_345 };

const withVariants = (count: number) =>
  aConfig([
    aBar([
      gift(100, {
        gifts: [
          {
            productId: 900,
            variantIds: Array.from({ length: count }, (_, at) => 44_000_000_000_000 + at),
            anyVariant: false,
          },
        ],
      }),
    ]),
  ]);

const needed = (count: number) => ({
  now: { rewards: withVariants(count), until: null },
  next: { rewards: NO_REWARDS, until: null },
  until: Number.POSITIVE_INFINITY,
});

const existing = (metafields: { value: string }[]) => {
  const [now, next] = metafields.map(({ value }) => ({ value, compareDigest: `of ${value.length}` }));
  if (!now || !next) throw new Error('There are two.');
  return { id: 'gid://shopify/Validation/1', title: '', enabled: true, blockOnFailure: false, now, next };
};

describe('checkout metafields', () => {
  test('are written once, and again only if changed or unsigned', () => {
    const metafields = checkMetafields(needed(1), STAMP);
    const written = newMetafields(metafields, STAMP);
    const later = { ...STAMP, generation: STAMP.generation + 1 };
    expect(changedMetafields(existing(written), metafields, later)).toEqual([]);
    const other = checkMetafields(needed(2), later);
    expect(changedMetafields(existing(written), other, later)).toMatchObject([
      {
        ownerId: 'gid://shopify/Validation/1',
        key: 'rewards-now',
        compareDigest: `of ${written[0]?.value.length}`,
      },
    ]);
    const unsigned = written.map((field) => ({
      ...field,
      value: field.value.replace(STAMP.instance, 'another'),
    }));
    expect(changedMetafields(existing(unsigned), metafields, later)).toHaveLength(2);
  });

  test('leave out rewards above Shopify’s size limit, without being empty', () => {
    const metafields = checkMetafields(needed(1_000), STAMP);
    expect(metafields).toMatchObject({
      isTooLarge: true,
      now: { rewards: null },
      next: { rewards: NO_REWARDS },
    });
    const [now = { value: '' }] = newMetafields(metafields, STAMP);
    expect(readVersionedCheck(JSON.parse(now.value))).toEqual({ rewards: null, until: null });
  });

  test('fit whenever the discount’s own rewards leave fifty bytes', () => {
    const discountBytes = (count: number) => rewardsMetafield(withVariants(count), STAMP).value.length;
    let limit = 1;
    while (discountBytes(limit + 1) <= REWARDS_BYTES - 50) limit += 1;
    expect(checkMetafields(needed(limit), STAMP).isTooLarge).toBe(false);
  });
});
