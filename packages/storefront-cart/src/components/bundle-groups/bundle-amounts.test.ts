import { bundleProperties } from '@cartwright/core/bundles/bundle-line';
import { expect, it } from 'vitest';
import { bundleAmounts } from './bundle-amounts';

const line = (
  properties: Readonly<Record<string, string>>,
  linePrice: number | null,
  charged: number | null = linePrice,
) => ({ properties, linePrice, charged });
const part = bundleProperties({ bundleId: '7', instance: 'a', step: 1 });
const gift = { _source: 'bundle_gift', _bundle: '7:a', _tier: 't1' };

it('sums a bundle’s discount and the value of its gifts as savings', () => {
  const lines = [line(part, 14_000, 12_600), line(gift, 1_200, 0)];
  expect(bundleAmounts('7:a', lines)).toEqual({ price: 12_600, off: 2_600 });
});

it('adds the price of a charged gift and ignores lines nested below parts', () => {
  const lines = [line(part, 4_000), line(gift, 1_200), line({ engraving: 'A' }, 500)];
  expect(bundleAmounts('7:a', lines)).toEqual({ price: 5_200, off: 0 });
});

it('is null while a price is unknown', () => {
  expect(bundleAmounts('7:a', [line(part, 4_000, 3_600), line(gift, null)])).toEqual({ price: null, off: 0 });
});
