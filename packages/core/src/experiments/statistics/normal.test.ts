import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chiSquareTail } from './chi-square';
import { normalQuantile, normalTail } from './normal';

/** Reference values to 20 digits (mpmath). */
const TAILS: readonly (readonly [number, number])[] = [
  [0, 0.5],
  [0.5, 0.3085375387259869],
  [1, 0.15865525393145705],
  [1.4999, 0.0668201539998336],
  [1.5, 0.06680720126885807],
  [2, 0.02275013194817921],
  [3.3, 0.0004834241423837775],
  [5, 2.866515718791939e-7],
  [8, 6.220960574271784e-16],
  [12.75, 1.5587262888811991e-37],
  [22.4, 1.9678915281177766e-111],
  [37, 5.725571222524577e-300],
];
const SQUARES: readonly (readonly [number, number, number])[] = [
  [0.02, 1, 0.8875370839817152],
  [3.84, 1, 0.050043521248705106],
  [10.83, 1, 0.0009986863791802587],
  [4.6, 2, 0.10025884372280375],
  [13.8, 2, 0.0010077854290485105],
  [7.8, 3, 0.05033109785985335],
  [60.5, 3, 4.596402304074351e-13],
  [33, 7, 2.6476442940650702e-5],
  [12, 10, 0.2850565003166312],
];

test('tail probabilities keep full precision', () => {
  for (const [z, tail] of TAILS) expect(Math.abs(normalTail(z) / tail - 1)).toBeLessThan(4e-15);
});

test('the quantile inverts the tail probability', () => {
  fc.assert(
    fc.property(fc.double({ min: -30, max: 8, noNaN: true }), (z) => {
      const tail = normalTail(Math.abs(z));
      expect(Math.abs(normalQuantile(tail) - Math.abs(z))).toBeLessThan(1e-13);
    }),
  );
  expect(normalQuantile(0.025)).toBeCloseTo(1.959963984540054, 14);
  expect(normalQuantile(0.975)).toBeCloseTo(-1.959963984540054, 14);
});

test('upper and lower tails add up to 1, and the upper tail decreases', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -4, max: 30, noNaN: true }),
      fc.double({ min: 0.001, max: 1 }),
      (z, step) => {
        expect(normalTail(z) + normalTail(-z)).toBeCloseTo(1, 15);
        expect(normalTail(z + step)).toBeLessThan(normalTail(z));
      },
    ),
  );
});

test('χ² tail for even and odd degrees of freedom', () => {
  for (const [value, degrees, tail] of SQUARES)
    expect(Math.abs(chiSquareTail(value, degrees) / tail - 1)).toBeLessThan(1e-13);
  expect(chiSquareTail(0, 3)).toBe(1);
});
