import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leakyBucket } from './bucket';

const SIZE = { maximumAvailable: 100, restoreRate: 10 };

function aBucket() {
  let now = Date.parse('2026-11-20T12:00:00Z');
  const bucket = leakyBucket(SIZE, () => new Date(now));
  const pass = (ms: number) => {
    now += ms;
  };
  return { bucket, pass };
}

it('refills over time up to its size', () => {
  const { bucket, pass } = aBucket();
  expect(bucket.take(80)).toBe(true);
  expect(bucket.take(21)).toBe(false);
  expect(bucket.status()).toEqual({ ...SIZE, currentlyAvailable: 20 });
  pass(150);
  expect(bucket.status().currentlyAvailable).toBe(21);
  pass(60_000);
  expect(bucket.status().currentlyAvailable).toBe(100);
});

it('doesn’t refill when the clock goes back', () => {
  const { bucket, pass } = aBucket();
  bucket.take(50);
  pass(-10_000);
  expect(bucket.status().currentlyAvailable).toBe(50);
});

it('never spends more than its size and refills', () => {
  const requested = fc.array(
    fc.record({ points: fc.integer({ min: 0, max: 120 }), ms: fc.integer({ min: 0, max: 9000 }) }),
  );
  fc.assert(
    fc.property(requested, (requests) => {
      const { bucket, pass } = aBucket();
      let spent = 0;
      let passed = 0;
      for (const { points, ms } of requests) {
        if (bucket.take(points)) spent += points;
        expect(spent).toBeLessThanOrEqual(100 + (passed * 10) / 1000 + 1e-6);
        pass(ms);
        passed += ms;
      }
    }),
  );
});
