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

it('a bundle saves what its discount takes off its parts and what its gifts are worth, as one sum', () => {
  const lines = [line(part, 14_000, 12_600), line(gift, 1_200, 0)];
  expect(bundleAmounts('7:a', lines)).toEqual({ price: 12_600, off: 2_600 });
});

it('a gift that isn’t free adds its price, and what is below a part isn’t its own', () => {
  const lines = [line(part, 4_000), line(gift, 1_200), line({ engraving: 'A' }, 500)];
  expect(bundleAmounts('7:a', lines)).toEqual({ price: 5_200, off: 0 });
});

it('nothing is said while a price isn’t known', () => {
  expect(bundleAmounts('7:a', [line(part, 4_000, 3_600), line(gift, null)])).toEqual({ price: null, off: 0 });
});
