import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import computed from '../fixtures/buckets.json';
import { assignmentOf, remembered } from './assignment';
import { separated } from './exposures';
import { equalShares, movedTo, type Traffic, trafficOf, variantAt } from './traffic';
import { BUCKETS, visitorBucket } from './visitor-bucket';

test('hashes visitors like the reference values', () => {
  for (const [seed, visitor, hash] of computed.hash) {
    expect(visitorBucket(String(visitor), String(seed)) / BUCKETS).toBe(hash);
  }
});

const asRanges = (traffic: Traffic) => traffic.map(({ from, until }) => [from / BUCKETS, until / BUCKETS]);

test('starts ranges at full coverage, as in the reference values', () => {
  for (const [, [variants, coverage, shares], ranges] of computed.ranges as Ranges) {
    const parts = shares?.map((share) => Math.round(share * BUCKETS));
    expect(asRanges(trafficOf(variants, parts ?? null, coverage))).toEqual(ranges);
  }
});

test('chooses the variant by its range', () => {
  for (const [, hash, ranges, variant] of computed.choices as Choices) {
    const traffic = ranges.map(([from, until], index) => ({
      variant: index,
      from: from * BUCKETS,
      until: until * BUCKETS,
    }));
    expect(variantAt(traffic, hash * BUCKETS) ?? -1).toBe(variant);
  }
});

type Ranges = [string, [number, number, number[] | null], [number, number][]][];
type Choices = [string, number, [number, number][], number][];

const ofBucket = (traffic: Traffic) =>
  Array.from({ length: BUCKETS }, (_, bucket) => variantAt(traffic, bucket));

/** Shares of up to four variants, which may cover less than all visitors. */
const someShares = fc
  .array(fc.integer({ min: 0, max: 5_000 }), { minLength: 4, maxLength: 4 })
  .map((parts) => {
    const sum = parts.reduce((total, part) => total + part, 0);
    return sum <= BUCKETS ? parts : parts.map((part) => Math.floor((part * BUCKETS) / sum));
  });

describe('traffic laws', () => {
  test('Each variant has its share after any number of changes.', () => {
    fc.assert(
      fc.property(fc.array(someShares, { minLength: 1, maxLength: 5 }), (changes) => {
        const traffic = changes.reduce<Traffic>(movedTo, trafficOf(4, null));
        const buckets = ofBucket(traffic);
        changes.at(-1)?.forEach((share, variant) => {
          expect(buckets.filter((each) => each === variant).length).toBe(share);
        });
      }),
      { numRuns: 30 },
    );
  });

  test('A change moves only as many visitors as shares shrink.', () => {
    fc.assert(
      fc.property(someShares, someShares, (first, second) => {
        const before = movedTo(trafficOf(4, null), first);
        const [a, b] = [ofBucket(before), ofBucket(movedTo(before, second))];
        const moved = a.filter((variant, bucket) => variant !== null && variant !== b[bucket]).length;
        const shrunk = first.reduce(
          (sum, share, variant) => sum + Math.max(0, share - (second[variant] ?? 0)),
          0,
        );
        expect(moved).toBe(shrunk);
      }),
      { numRuns: 30 },
    );
  });

  test('Applying the same shares again leaves the traffic unchanged.', () => {
    fc.assert(
      fc.property(someShares, (shares) => {
        const traffic = movedTo(trafficOf(4, null), shares);
        expect(movedTo(traffic, shares)).toEqual(traffic);
      }),
    );
  });

  test('Higher coverage moves nobody between variants.', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 2, max: 5 }),
        (coverage, variants) => {
          const [few, all] = [
            ofBucket(trafficOf(variants, null, coverage)),
            ofBucket(trafficOf(variants, null)),
          ];
          expect(few.every((variant, bucket) => variant === null || variant === all[bucket])).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('Traffic of two months with daily changes stays small.', () => {
    const drifting = fc.array(someShares, { minLength: 56, maxLength: 56 });
    fc.assert(
      fc.property(drifting, (days) => {
        expect(days.reduce<Traffic>(movedTo, trafficOf(4, null)).length).toBeLessThan(250);
      }),
      { numRuns: 5 },
    );
  });
});

describe('visitor assignment', () => {
  const cart = { id: 'cart-test', seed: 'cart-test', variants: 2, traffic: trafficOf(2, null) };

  test('stays the same across visits when shares change', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 0, max: BUCKETS }), (visitor, share) => {
        const { variant } = assignmentOf(cart, visitor, {});
        expect(assignmentOf(cart, visitor, {}).variant).toBe(variant);
        const changed = { ...cart, traffic: movedTo(cart.traffic, [share, BUCKETS - share]) };
        const stored = remembered({}, cart.id, variant);
        expect(assignmentOf(changed, visitor, stored)).toEqual({ variant, counted: true });
      }),
    );
  });

  test('keeps the assignments of other experiments', () => {
    const stored = remembered(remembered({}, 'a', 1), 'b', 0);
    expect(stored).toEqual({ a: 1, b: 0 });
    const other = { ...cart, id: 'a', variants: 1, traffic: trafficOf(1, null) };
    // A removed variant is replaced by a new assignment.
    expect(assignmentOf(other, 'anybody', stored)).toEqual({ variant: 0, counted: true });
  });

  test('shows the control uncounted without consent or outside the coverage', () => {
    expect(assignmentOf(cart, null, { 'cart-test': 1 })).toEqual({ variant: 0, counted: false });
    const nobody = { ...cart, traffic: trafficOf(2, null, 0) };
    expect(assignmentOf(nobody, 'somebody', {})).toEqual({ variant: 0, counted: false });
  });

  test('is independent between experiments', () => {
    const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);
    const variantIn = (seed: string) => (visitor: string) =>
      assignmentOf({ ...cart, seed }, visitor, {}).variant;
    const [a, b] = [variantIn('a'), variantIn('b')];
    const both = visitors.filter((visitor) => a(visitor) === 1 && b(visitor) === 1).length;
    expect(both / visitors.length).toBeCloseTo(0.25, 1.5);
    expect(equalShares(3)).toEqual([3_334, 3_333, 3_333]);
  });

  test('excludes a visitor who saw two variants', () => {
    const seen = separated([
      { visitor: 'Ann', variant: 0 },
      { visitor: 'Bob', variant: 1 },
      { visitor: 'Ann', variant: 1 },
      { visitor: 'Bob', variant: 1 },
      { visitor: 'Ann', variant: 1 },
    ]);
    expect([...seen.variantOf]).toEqual([['Bob', 1]]);
    expect(seen.inSeveral).toBe(1);
  });
});
