import type { BundleConfig } from '../rewards/bundle-config';
import { BUNDLE_SOURCE } from '../rewards/cart';
import { type BundleLine, bundleMark } from './bundle-line';

/** Bundle according to its lines, before it is judged. */
export interface Found {
  readonly instance: string;
  readonly copies: number;
  /** Pools by price, descending. */
  readonly pools: readonly Pool[];
  /** Lines in canonical order, each with the pool of its units. */
  readonly parts: readonly { readonly line: BundleLine; readonly pool: Pool }[];
}

/** Identical units of a bundle, however they are split into lines. */
export interface Pool {
  readonly step: number;
  readonly productId: number;
  readonly variantId: number;
  readonly sellingPlanId: number | null;
  readonly unitPrice: number;
  /** Units of one copy; the remainder of a division by the copies isn't counted. */
  readonly units: number;
}

/**
 * Bundles of one kind among lines in canonical order. A line belongs to a bundle if one of its steps offers the
 * product: to the step that it names, if that one does, else to the first that does.
 */
export function foundIn(config: BundleConfig, lines: readonly BundleLine[]): Found[] {
  const instances = new Map<string, { copies: number; parts: { line: BundleLine; step: number }[] }>();
  for (const line of lines) {
    const mark = bundleMark(line);
    if (line.properties._source !== BUNDLE_SOURCE || mark?.bundleId !== config.id || line.giftCard) continue;
    const known = instances.get(mark.instance) ?? { copies: 0, parts: [] };
    instances.set(mark.instance, known);
    if (line.variantId === config.discount.parentVariantId) {
      known.copies += line.quantity;
      continue;
    }
    const step = believedStep(config, line, mark.step);
    if (step !== null) known.parts.push({ line, step });
  }
  return [...instances].flatMap(([instance, { copies, parts }]) =>
    parts.length === 0
      ? []
      : { instance, copies: Math.max(1, copies), ...poolsOf(parts, Math.max(1, copies)) },
  );
}

function believedStep(config: BundleConfig, line: BundleLine, named: number | null): number | null {
  const offers = (step: number) => line.offeredBy.includes(`${config.id}:${step}`);
  const steps = config.steps.map((_, index) => index + 1);
  if (named !== null && steps.includes(named) && offers(named)) return named;
  return steps.find(offers) ?? null;
}

/** Pools by price, descending, with ties in an order that is independent of how units are split into lines. */
function poolsOf(
  marked: readonly { readonly line: BundleLine; readonly step: number }[],
  copies: number,
): Pick<Found, 'pools' | 'parts'> {
  const pools = new Map<string, Pool & { units: number }>();
  const parts = marked.flatMap(({ line, step }) => {
    if (line.quantity < 1) return [];
    const { productId, variantId, sellingPlanId } = line;
    const unitPrice = Math.floor(line.linePrice / line.quantity);
    const name = [step, variantId, sellingPlanId, unitPrice].join(' ');
    const pool = pools.get(name) ?? { step, productId, variantId, sellingPlanId, unitPrice, units: 0 };
    pool.units += line.quantity;
    pools.set(name, pool);
    return { line, pool };
  });
  for (const pool of pools.values()) pool.units = Math.floor(pool.units / copies);
  const sorted = [...pools.values()].sort(
    (a, b) =>
      b.unitPrice - a.unitPrice ||
      a.variantId - b.variantId ||
      (a.sellingPlanId ?? 0) - (b.sellingPlanId ?? 0) ||
      a.step - b.step,
  );
  return { pools: sorted, parts };
}
