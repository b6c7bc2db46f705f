import type { BundleConfig, BundleStep } from '../rewards/bundle-config';
import type { Pool } from './instances';

/** Counted units of one copy by pool, and those that it lacks. */
export interface Counted {
  readonly units: ReadonlyMap<Pool, number>;
  readonly total: number;
  /** Missing units until it is a bundle: for the container, and for steps with a minimum. */
  readonly missing: number;
}

/**
 * Units within the limits of steps and container: those for the steps' minimums first, then the dearest, in the order
 * of the pools.
 */
export function countedUnits({ steps, container }: BundleConfig, pools: readonly Pool[]): Counted {
  const units = new Map<Pool, number>();
  // Running totals: two hundred lines of one bundle aren't recounted for each of them.
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
  const min = container.enabledForceToMax ? container.maxValue : container.minValue;
  const missing = Math.max(
    0,
    min - total,
    lacking.reduce((sum, each) => sum + each, 0),
  );
  return { units, total, missing };
}

const ALL = '';

/** Maximum of units of one product at a step. */
export function maxOfProduct({ quantityInputs }: BundleStep): number {
  return quantityInputs.enabled ? quantityInputs.maxQuantityPerProduct : 1;
}
