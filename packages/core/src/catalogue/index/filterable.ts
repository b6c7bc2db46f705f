import type { CatalogueIndex } from './catalogue-index';
import { foldValue } from './fold-value';
import { commonest, type Postings } from './postings';

/** Option or metafield that products can be filtered by. */
export interface Filterable {
  /** Option's most frequent spelling, or a metafield's `namespace.key`. */
  readonly name: string;
  /** Number of products with it. */
  readonly products: number;
  /** Most frequent values, at most `MAX_SHOWN`. */
  readonly values: readonly string[];
}

const MAX_SHOWN = 5;

/** Options of the shop's products, by number of products. Names that people read as the same are merged. */
export function optionsOf({ optionValues }: CatalogueIndex): Filterable[] {
  return grouped(optionValues, (name) => {
    const [option = '', value = ''] = JSON.parse(name);
    return { name: option, same: foldValue(option), value };
  });
}

/** Mirrored metafields of the shop's products, by number of products. */
export function metafieldsOf({ metafieldValues }: CatalogueIndex): Filterable[] {
  return grouped(metafieldValues, (name) => {
    const [field = '', value = ''] = JSON.parse(name);
    return { name: field, same: field, value: String(value) };
  });
}

/**
 * Group of equal names: rows, product counts by the first number of equal values, and the numbers of all its values.
 */
interface Group {
  readonly rows: Set<number>;
  readonly values: Map<number, number>;
  readonly numbers: number[];
}

function grouped(
  postings: Postings,
  read: (name: string) => { readonly name: string; readonly same: string; readonly value: string },
): Filterable[] {
  const groups = new Map<string, Group>();
  for (const [text, number] of postings.numbers) {
    const { same } = read(text);
    const group: Group = groups.get(same) ?? { rows: new Set(), values: new Map(), numbers: [] };
    groups.set(same, group);
    const count = postings.counts[number] ?? 0;
    for (const row of (postings.rows[number] ?? new Int32Array(0)).subarray(0, count)) group.rows.add(row);
    const [first = number] = postings.byFold.get(postings.folds[number] ?? '') ?? [];
    group.values.set(first, (group.values.get(first) ?? 0) + count);
    group.numbers.push(number);
  }
  return [...groups.values()]
    .map(({ rows, values, numbers }) => {
      const byCount = numbers.toSorted((a, b) => (postings.counts[b] ?? 0) - (postings.counts[a] ?? 0));
      return {
        name: read(postings.names[byCount[0] ?? 0] ?? '[]').name,
        products: rows.size,
        values: [...values]
          .sort((a, b) => b[1] - a[1])
          .slice(0, MAX_SHOWN)
          .map(([first]) => read(postings.names[commonest(postings, first)] ?? '[]').value),
      };
    })
    .sort((a, b) => b.products - a.products || (a.name < b.name ? -1 : 1));
}
