import type { BundleConfig, BundleStep } from '../rewards/bundle-config';
import type { Pool } from './instances';

/** Units of one copy that count, by their pool; and what it lacks. */
export interface Counted {
  readonly units: ReadonlyMap<Pool, number>;
  readonly total: number;
  /** Units until it is a bundle: of the container, and of the steps that have a minimum. */
  readonly missing: number;
}

/**
 * The units that stay within the limits of steps and container: what the steps' minimums need at first, then the dearest.
 * Pools come in that order.
 */
export function countedUnits({ steps, container }: BundleConfig, pools: readonly Pool[]): Counted {
  const units = new Map<Pool, number>();
  // Added up while they are taken: two hundred lines of one bundle are not counted anew for each of them.
  const taken = new Map<string, number>();
  const count = (of: string) => taken.get(of) ?? 0;
  const take = (pool: Pool, wanted: number) => {
    const step = steps[pool.step - 1];
    if (!step) return;
    const [inStep, ofProduct] = [`${pool.step}`, `${pool.step} ${pool.productId}`];
    const more = Math.min(
      wanted,
      pool.units - (units.get(pool) ?? 0),
      maxOfProduct(step) - count(ofProduct),
      step.quantityInputs.maxQuantityPerStep - count(inStep),
      container.maxValue - count(ALL),
    );
    if (more <= 0) return;
    units.set(pool, (units.get(pool) ?? 0) + more);
    for (const of of [ALL, inStep, ofProduct]) taken.set(of, count(of) + more);
  };
  const lacking = steps.map(({ quantityInputs: { minQuantityPerStep } }, index) => {
    const lacks = () => minQuantityPerStep - count(`${index + 1}`);
    if (minQuantityPerStep > 0) {
      for (const pool of pools) if (pool.step === index + 1) take(pool, lacks());
    }
    return Math.max(0, lacks());
  });
  for (const pool of pools) take(pool, pool.units);
  const total = count(ALL);
  const least = container.enabledForceToMax ? container.maxValue : container.minValue;
  const missing = Math.max(
    0,
    least - total,
    lacking.reduce((sum, each) => sum + each, 0),
  );
  return { units, total, missing };
}

const ALL = '';

/** Most units of one product that a step allows. */
export function maxOfProduct({ quantityInputs }: BundleStep): number {
  return quantityInputs.enabled ? quantityInputs.maxQuantityPerProduct : 1;
}
