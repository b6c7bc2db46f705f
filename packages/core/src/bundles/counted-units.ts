import type { BundleConfig, BundleStep } from './bundle-config';
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
  const count = (accepts: (pool: Pool) => boolean) =>
    pools.reduce((sum, pool) => sum + (accepts(pool) ? (units.get(pool) ?? 0) : 0), 0);
  const take = (pool: Pool, wanted: number) => {
    const step = steps[pool.step - 1];
    if (!step) return;
    const inStep = (each: Pool) => each.step === pool.step;
    const more = Math.min(
      wanted,
      pool.units - (units.get(pool) ?? 0),
      maxOfProduct(step) - count((each) => inStep(each) && each.productId === pool.productId),
      step.quantityInputs.maxQuantityPerStep - count(inStep),
      container.maxValue - count(() => true),
    );
    if (more > 0) units.set(pool, (units.get(pool) ?? 0) + more);
  };
  const lacking = steps.map(({ quantityInputs: { minQuantityPerStep } }, index) => {
    const own = pools.filter(({ step }) => step === index + 1);
    const lacks = () => minQuantityPerStep - count((pool) => own.includes(pool));
    for (const pool of own) take(pool, lacks());
    return Math.max(0, lacks());
  });
  for (const pool of pools) take(pool, pool.units);
  const total = count(() => true);
  const least = container.enabledForceToMax ? container.maxValue : container.minValue;
  const missing = Math.max(
    0,
    least - total,
    lacking.reduce((sum, each) => sum + each, 0),
  );
  return { units, total, missing };
}

/** How many units of one product a step allows. */
export function maxOfProduct({ quantityInputs }: BundleStep): number {
  return quantityInputs.enabled ? quantityInputs.maxQuantityPerProduct : 1;
}
