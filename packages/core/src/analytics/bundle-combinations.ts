/** Purchased bundle with the revenue of each product. */
export interface BoughtBundle {
  readonly bundleId: string;
  /** Revenue by product, in subunits. */
  readonly products: ReadonlyMap<number, number>;
}

/** Products bought together in bundles. */
export interface BundleCombination {
  /** Two to four product ids, ascending. */
  readonly products: readonly number[];
  /** Number of bundles with all of them. */
  readonly bundles: number;
  /** Revenue of these products in those bundles, in subunits. */
  readonly revenue: number;
  /** Percent of all bundles. */
  readonly share: number;
  /** Number of bundles expected to have all of them if each product were chosen independently, as often as it is. */
  readonly expected: number;
}

const SMALLEST_SET = 2;
const LARGEST_SET = 4;

/** Maximum number of a bundle's products considered, by revenue: sets grow with their fourth power. */
export const MAX_COMBINED = 8;

/** Sets of two to four products bought together, independent of the order of the bundles. */
export function combinationsOf(bought: readonly BoughtBundle[]): BundleCombination[] {
  const sets = new Map<string, { products: readonly number[]; bundles: number; revenue: number }>();
  for (const { products } of bought) {
    for (const set of setsOf(products)) {
      const key = set.join(' ');
      const known = sets.get(key) ?? { products: set, bundles: 0, revenue: 0 };
      sets.set(key, known);
      known.bundles += 1;
      known.revenue += revenueOf(set, products);
    }
  }
  const frequencies = frequenciesOf(bought);
  return [...sets.values()].map((set) => ({
    ...set,
    share: (set.bundles / bought.length) * 100,
    expected: frequencies.reduce(
      (sum, { all, counts }) =>
        sum + set.products.reduce((left, product) => left * ((counts.get(product) ?? 0) / all), all),
      0,
    ),
  }));
}

/** Revenue of a set of products in a bundle, in subunits. */
export function revenueOf(set: readonly number[], products: BoughtBundle['products']): number {
  return set.reduce((sum, product) => sum + (products.get(product) ?? 0), 0);
}

/** Frequencies of products in the bundles of each kind. */
function frequenciesOf(bought: readonly BoughtBundle[]) {
  const kinds = new Map<string, { all: number; counts: Map<number, number> }>();
  for (const { bundleId, products } of bought) {
    const kind = kinds.get(bundleId) ?? { all: 0, counts: new Map() };
    kinds.set(bundleId, kind);
    kind.all += 1;
    for (const product of products.keys()) kind.counts.set(product, (kind.counts.get(product) ?? 0) + 1);
  }
  return [...kinds.values()];
}

/** Sets of a bundle's products, each ascending. */
function setsOf(products: BoughtBundle['products']): number[][] {
  const looked = [...products]
    .sort(([a, left], [b, right]) => right - left || a - b)
    .slice(0, MAX_COMBINED)
    .map(([product]) => product)
    .sort((a, b) => a - b);
  const grown: number[][] = [[]];
  for (const product of looked) {
    grown.push(...grown.filter((set) => set.length < LARGEST_SET).map((set) => [...set, product]));
  }
  return grown.filter((set) => set.length >= SMALLEST_SET);
}
