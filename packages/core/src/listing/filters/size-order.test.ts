import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareSizes, sizesAmong } from './size-order';

/** The values recognized as sizes, sorted. */
function inOrder(values: readonly string[]): string[] {
  const sizeOf = sizesAmong(values);
  const sizes = values.flatMap((value) => {
    const size = sizeOf(value);
    return size ? [{ value, size }] : [];
  });
  return sizes.sort((a, b) => compareSizes(a.size, b.size)).map(({ value }) => value);
}

/** Sorts from reversed input, so that no order is right by chance. */
const shuffled = (values: readonly string[]) => values.toReversed();

it.each([
  [
    'letters',
    ['4XS', 'XXXS', '2XS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', 'XXXXL', '5XL', 'XXXXXXL', '10XL'],
  ],
  [
    'words',
    [
      'Extra Small',
      'small',
      'Medium',
      'LARGE',
      'X-Large',
      'XX-Large',
      '3X Large',
      'Extra Extra Extra Extra Large',
    ],
  ],
  ['words of other languages', ['Klein', 'Mittel', 'Groß']],
  ['signs', ['小', '中', '大']],
  ['two sizes in one', ['XS/S', 'S', 'S/M', 'M', 'M-L', 'L', 'L – XL', 'XL', '2XL/3XL']],
  ['with numbers in brackets', ['S (36)', 'M (38)', 'L (40/42)']],
  ['for larger people', ['XL', '2X', '3X', '4X']],
  ['Japanese', ['SS', 'S', 'M', 'L', 'LL', '3L', '4L']],
  ['numbers', ['6', '7.5', '8', '10', '10.5', '100', '1000000', '12345678', '9007199254740991']],
  ['decimals', ['0.0001', '0.125', '0.25', '0,5', '1,2345', '1.5', '2.12345']],
  ['grouped digits', ['500', '1,000,000', '2,500,000', '1 000 000 000']],
  ['fractions', ['1/4', '3/8', '½', '3/4', '1', '1 1/2', '1¾', '2-1/4', '7½', '8']],
  ['inches', ['1/2"', '3/4 in', '1"', '1 1/2"', '12″']],
  ['volumes', ['5 ml', '50ml', '10 cl', '250 ml', '0.5 L', '1L', '1.5 l', '3 L']],
  ['weights', ['250 g', '500g', '1 kg', '2.5kg']],
  ['lengths', ['90 cm', '1 m', '1.5 m', '200 cm']],
  ['ranges', ['34-36', '36-38', '38–40', '100-110']],
  ['ages', ['0-3 months', '3-6 months', '6-12 months', '1-2 years', '2-3 years', '10-11 years']],
  ['ages in short', ['3M', '12M', '18M', '2T', '3T', '10Y']],
  ['double measurements', ['20x30', '30 x 20', '30 x 40', '90 × 200', '100 × 200 cm'].slice(0, 4)],
  ['with a unit behind', ['20 x 30 cm', '90 x 200 cm', '100 x 50 cm']],
  ['waist and length', ['W28 L30', 'W30 L30', 'W30 L32', 'W32 L30']],
  ['waist and length in short', ['28/30', '30/30', '30/32', '32/30']],
  ['bras', ['32A', '32B', '34A', '34D', '34DD', '34E']],
  ['systems', ['EU 38', 'EU 38.5', 'EU 40', 'EU 100']],
  ['systems behind', ['38 EU', '38.5 EU', '40 EU']],
  ['full-width digits', ['８', '９', '１０']],
  ['packs', ['3 pack', '10 Pack', '24 pack']],
])('sorts %s from smallest to largest', (_, values) => {
  expect(inOrder(shuffled(values))).toEqual(values);
});

it('sorts clothing sizes before numbers', () => {
  expect(inOrder(['10', 'XL', '9', 'S'])).toEqual(['S', 'XL', '9', '10']);
});

it('treats spelling variants as the same size', () => {
  for (const same of [
    ['XXXXL', '4XL', '4 XL', '4xl', 'xxxx-large', '4X-Large'],
    ['XS', 'X-Small', 'Extra small', 'xsmall', '1XS'],
    ['1.5', '1,5', '1 1/2', '1½', '1.50', '1.5000'],
    ['500 ml', '0.5 L', '50 cl', '0,5l'],
  ]) {
    const sizeOf = sizesAmong(same);
    const [first, ...others] = same.map((value) => sizeOf(value));
    if (!first) throw new Error(`${same[0]} is a size.`);
    for (const other of others) expect(other && compareSizes(first, other)).toBe(0);
  }
});

it.each([
  'One size',
  'X',
  'Moss',
  '',
  '-',
  'S M L',
  'Red 40',
  '3 in 1',
  '100% cotton',
  'XLS',
  '1/0',
  'LX',
  '1-2-3-4-5',
])('recognizes no size in %s', (value) => {
  expect(sizesAmong([value])(value)).toBeNull();
});

it('The order is consistent for any values.', () => {
  const value = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('S', 'M/L', '10XL', '1 1/2', '3L', '12M', '2T', '34DD', '20x30', 'EU 38', '7,5', '½"'),
    fc
      .tuple(fc.nat(99), fc.constantFrom('', ' ml', ' L', 'XL', '/2', '-4', ' x 2', 'M', 'Y'))
      .map(([n, unit]) => `${n}${unit}`),
  );
  fc.assert(
    fc.property(fc.array(value, { minLength: 3, maxLength: 3 }), ([a = '', b = '', c = '']) => {
      const sizeOf = sizesAmong([a, b, c]);
      const [x, y, z] = [sizeOf(a), sizeOf(b), sizeOf(c)];
      if (x) expect(compareSizes(x, x)).toBe(0);
      if (x && y) expect(Math.sign(compareSizes(x, y)) + Math.sign(compareSizes(y, x))).toBe(0);
      if (x && y && z && compareSizes(x, y) <= 0 && compareSizes(y, z) <= 0)
        expect(compareSizes(x, z)).toBeLessThanOrEqual(0);
    }),
  );
});
