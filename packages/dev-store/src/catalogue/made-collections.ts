import type { Collection, CollectionRule, Product } from '../engine/model/catalogue';
import { defineCollection } from './define-collection';

/** Minimum size of a generated collection, unless the file has few products. */
const MIN_PRODUCTS = 3;
const MAX_OF_A_KIND = { type: 8, vendor: 4, tag: 8 } as const;
type Kind = keyof typeof MAX_OF_A_KIND;

/** Maximum in the navigation. */
const MAX_IN_MENU = 6;

/** Rejected titles: tags of apps ("size:xl", "_hidden"), numbers, dates and codes. */
const NO_TITLE = /[:=_|/\\#@]|^[^\p{L}\p{N}]|^[^\p{L}]+$|\d{3,}/u;
const MAX_TITLE_LENGTH = 32;

interface Group {
  readonly kind: Kind;
  readonly title: string;
  readonly size: number;
  readonly rule: CollectionRule;
}

/**
 * Generated automated collections for a file without any: by type, vendor and tag with enough
 * products, largest first. Falls back to one of all products.
 */
export function madeCollections(products: readonly Product[]): {
  readonly collections: readonly Collection[];
  readonly menu: readonly string[];
} {
  const sold = products.filter(({ published }) => published);
  const minSize = Math.min(MIN_PRODUCTS, Math.max(1, Math.floor(sold.length / 3)));
  const groups = [
    ...groupsOf('type', 'TYPE', sold, ({ productType }) => [productType]),
    ...groupsOf('vendor', 'VENDOR', sold, ({ vendor }) => [vendor]),
    ...groupsOf('tag', 'TAG', sold, ({ tags }) => tags),
  ].filter(({ size }) => size >= minSize);
  // Collections of all products would be redundant.
  const telling = groups.filter(({ size }) => size < sold.length);
  const chosen = withoutDoubles(telling.length > 0 ? telling : groups.slice(0, 1));
  const kinds = Object.keys(MAX_OF_A_KIND) as Kind[];
  const kept = kinds.flatMap((kind) =>
    chosen.filter((group) => group.kind === kind).slice(0, MAX_OF_A_KIND[kind]),
  );
  const collections = kept.map(({ title, rule }) =>
    defineCollection(
      { handle: handleOf(title), title, description: '', rules: { any: false, rules: [rule] } },
      products,
    ),
  );
  const all = collections.length > 0 ? collections : everything(products);
  return { collections: all, menu: all.slice(0, MAX_IN_MENU).map(({ handle }) => handle) };
}

/** Handle of a collection title; empty if it has no valid characters. */
export function handleOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function groupsOf(
  kind: Kind,
  column: CollectionRule['column'],
  products: readonly Product[],
  namesOf: (product: Product) => readonly string[],
): Group[] {
  const sizes = new Map<string, { written: string; size: number }>();
  for (const product of products) {
    for (const name of new Set(namesOf(product).map((each) => each.toLowerCase()))) {
      const written = namesOf(product).find((each) => each.toLowerCase() === name) ?? name;
      const known = sizes.get(name);
      if (known) known.size += 1;
      else sizes.set(name, { written, size: 1 });
    }
  }
  const found = [...sizes.values()].flatMap(({ written, size }): Group[] => {
    const title = titleOf(written);
    const rule = { column, relation: 'EQUALS', condition: written } as const;
    return title === null ? [] : [{ kind, title, size, rule }];
  });
  // A single vendor is the shop itself.
  if (kind === 'vendor' && found.length < 2) return [];
  return found.toSorted((a, b) => b.size - a.size || (a.title < b.title ? -1 : 1));
}

/** Title from a tag or type: "women-shoes" is "Women shoes"; null if unsuitable. */
function titleOf(written: string): string | null {
  const words = /\s/.test(written) ? written : written.replaceAll('-', ' ');
  const title = words.trim();
  if (title.length < 2 || title.length > MAX_TITLE_LENGTH || NO_TITLE.test(title)) return null;
  if (['', 'all', 'frontpage'].includes(handleOf(title))) return null;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function withoutDoubles(groups: readonly Group[]): Group[] {
  return [
    ...new Map(groups.toReversed().map((group) => [handleOf(group.title), group])).values(),
  ].toReversed();
}

function everything(products: readonly Product[]): Collection[] {
  if (products.length === 0) return [];
  const named = products.map(({ handle }) => handle);
  return [
    defineCollection(
      { handle: 'everything', title: 'Everything', description: '', products: named },
      products,
    ),
  ];
}
