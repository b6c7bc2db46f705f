import type { LinkedMetafield, Metaobject, ProductMetafield, ProductOption } from '../engine/model/catalogue';
import type { MetafieldColumn } from './csv-columns';
import type { CsvRow } from './csv-rows';
import { entryName } from './entry-names';
import { metaobjectId } from './stable-id';

/** Metafields of products and linked options, across the file. */
export interface CsvMetafields {
  /** Metafields of a product, by its first row. */
  of(first: CsvRow): ProductMetafield[];
  /**
   * Linked metafield of an option's `link` ("product.metafields.shopify.size"); null if unlinked.
   */
  linked(link: string, values: ReadonlyMap<string, string>): LinkedMetafield | null;
  /** All referenced metaobjects. */
  metaobjects(): readonly Metaobject[];
}

/** Shopify's own namespace, whose metafields reference metaobjects of types with this prefix. */
const NAMESPACE = 'shopify';
const LINK = /^product\.metafields\.([\w-]+)\.([\w-]+)$/;

/** Files have no types: a column gets the narrowest one that fits all its cells. */
export function csvMetafields(columns: readonly MetafieldColumn[], firsts: readonly CsvRow[]): CsvMetafields {
  const entries = new Map<number, Metaobject>();
  const types = columns.map((column) =>
    typeOf(firsts.map((row) => row.metafield(column)).filter((cell) => cell !== '')),
  );

  function entry(namespace: string, key: string, written: string, displayName?: string): string {
    const type = `${namespace}--${key}`;
    const handle = written.startsWith(`${type}.`) ? written.slice(type.length + 1) : written;
    const id = metaobjectId(type, handle);
    const name = displayName ?? entries.get(id)?.displayName ?? entryName(handle, key);
    const label = { key: 'label', type: 'single_line_text_field', value: name };
    entries.set(id, { id, type, handle, displayName: name, fields: [label] });
    return `gid://shopify/Metaobject/${id}`;
  }

  return {
    of: (first) =>
      columns.flatMap(({ namespace, key, at }, index): ProductMetafield[] => {
        const cell = first.metafield({ namespace, key, at });
        if (cell === '') return [];
        if (namespace !== NAMESPACE)
          return [{ namespace, key, type: types[index] ?? 'single_line_text_field', value: cell }];
        const named = cell.split(/[;,]/).map((each) => each.trim());
        const gids = named.filter((each) => each !== '').map((each) => entry(namespace, key, each));
        return [{ namespace, key, type: 'list.metaobject_reference', value: JSON.stringify(gids) }];
      }),
    linked(link, values) {
      const [, namespace, key] = LINK.exec(link) ?? [];
      if (namespace === undefined || key === undefined) return null;
      const gids = [...values].map(([handle, words]) => [words, entry(namespace, key, handle, words)]);
      return { namespace, key, entries: Object.fromEntries(gids) };
    },
    metaobjects: () => [...entries.values()],
  };
}

/** Metafields of a product, plus those of linked options that have no column. */
export function withLinked(
  metafields: readonly ProductMetafield[],
  options: readonly ProductOption[],
): ProductMetafield[] {
  const missing = options.flatMap(({ linkedMetafield: link }) =>
    link && !metafields.some(({ namespace, key }) => namespace === link.namespace && key === link.key)
      ? [
          {
            namespace: link.namespace,
            key: link.key,
            type: 'list.metaobject_reference',
            value: JSON.stringify(Object.values(link.entries)),
          },
        ]
      : [],
  );
  return [...metafields, ...missing];
}

function typeOf(cells: readonly string[]): string {
  const all = (form: RegExp) => cells.length > 0 && cells.every((cell) => form.test(cell));
  if (all(/^(?:true|false)$/)) return 'boolean';
  if (all(/^-?\d{1,15}$/)) return 'number_integer';
  if (all(/^-?\d{1,13}(?:\.\d{1,9})?$/)) return 'number_decimal';
  if (all(/^\{"scale_m[\s\S]*"value"[\s\S]*\}$|^\{"value"[\s\S]*"scale_m[\s\S]*\}$/)) return 'rating';
  if (all(/^\d{4}-\d{2}-\d{2}$/)) return 'date';
  return cells.some((cell) => cell.includes('\n')) ? 'multi_line_text_field' : 'single_line_text_field';
}
