import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import type { Postings } from '../catalogue/index/postings';

/**
 * Text with results in a shop: its largest product type, or else vendor, in lower case; ties by name. Empty if
 * products have neither.
 */
export function sampleSearch({
  productTypes,
  vendors,
}: Pick<CatalogueIndex, 'productTypes' | 'vendors'>): string {
  return (largest(productTypes) || largest(vendors)).toLowerCase();
}

function largest({ names, counts }: Postings): string {
  let best = '';
  let bestCount = 0;
  for (const [number, name] of names.entries()) {
    const count = counts[number] ?? 0;
    if (!name?.trim() || count < bestCount || (count === bestCount && name > best)) continue;
    best = name;
    bestCount = count;
  }
  return best.trim();
}
