import type { Product } from './model/catalogue';
import type { CatalogueIndex } from './model/catalogue-index';

/**
 * Published products that match every word of a query by prefix, in title, type, vendor, tags or variants. In catalogue
 * order, title matches first. An empty query matches nothing.
 */
export function searchProducts({ catalogue }: CatalogueIndex, query: string): Product[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const inTitle = (product: Product) => wanted.some((word) => begins(wordsOf(product.title), word));
  const found = catalogue.products.filter((product) => {
    const words = wordsOf(textOf(product));
    return product.published && wanted.every((word) => begins(words, word));
  });
  return [...found.filter(inTitle), ...found.filter((product) => !inTitle(product))];
}

function textOf({ title, productType, vendor, tags, variants }: Product): string {
  return [title, productType, vendor, ...tags, ...variants.map((variant) => variant.title)].join(' ');
}

/** Words of a text, without case and accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function begins(words: readonly string[], prefix: string): boolean {
  return words.some((word) => word.startsWith(prefix));
}
