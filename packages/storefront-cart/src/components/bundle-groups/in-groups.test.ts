import { bundleProperties } from '@cartwright/core/bundles/bundle-line';
import { giftProperties } from '@cartwright/core/rewards/cart';
import { describe, expect, it } from 'vitest';
import { inGroups } from './in-groups';

const line = (key: string, properties: Record<string, string> = {}, parentKey: string | null = null) => ({
  key,
  properties,
  parentKey,
});
const part = (key: string, instance: string, step: number | null = 1, parentKey: string | null = null) =>
  line(key, bundleProperties({ bundleId: '7', instance, step }), parentKey);

/** `name: keys` of a group, or the key of a single line. */
const grouped = (...lines: ReturnType<typeof line>[]) =>
  inGroups(lines).map(({ bundle, lines: own }) => {
    const keys = own.map(({ key }) => key).join(' ');
    return bundle === null ? keys : `${bundle}: ${keys}`;
  });

describe('cart lines in groups', () => {
  it('group a bundle’s lines at the place of the first', () =>
    expect(grouped(part('mug', 'a'), line('lamp'), part('soap', 'a', 2))).toEqual(['7:a: mug soap', 'lamp']));

  it('keep two bundles of a kind apart, even with the same product', () =>
    expect(grouped(part('mug', 'a'), part('mug 2', 'b'), part('soap', 'a'))).toEqual([
      '7:a: mug soap',
      '7:b: mug 2',
    ]));

  it('include lines below a parent or part', () =>
    expect(
      grouped(part('box', 'a', null), part('mug', 'a', 1, 'box'), line('engraving', {}, 'mug'), line('lamp')),
    ).toEqual(['7:a: box mug engraving', 'lamp']));

  it('include a bundle’s gifts, which form no bundle alone', () => {
    const gift = line('gift', giftProperties('bundle 7:a t3', null));
    expect(grouped(part('mug', 'a'), line('lamp'), gift)).toEqual(['7:a: mug gift', 'lamp']);
    expect(grouped(line('lamp'), gift)).toEqual(['lamp', 'gift']);
  });

  it('exclude forged and invalid lines', () =>
    expect(
      grouped(
        line('forged', { _bundle: '7:a:1' }),
        line('broken', { _source: 'bundle_builder', _bundle: '7' }),
      ),
    ).toEqual(['forged', 'broken']));
});
