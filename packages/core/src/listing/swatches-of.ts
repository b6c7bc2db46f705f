import { type CatalogueIndex, swatchNamesOf } from '../catalogue/index/catalogue-index';
import type { MirroredSwatch } from '../catalogue/mirrored-product';

/** Swatches of an option's values in Shopify, by `foldValue`; where products differ, the most frequent. */
export function swatchesOf({ swatches }: CatalogueIndex, option: string): Map<string, MirroredSwatch> {
  const ofOption = swatchNamesOf(option);
  const found = new Map<string, { readonly name: string; readonly count: number }>();
  const looks = new Map<string, MirroredSwatch>();
  for (const [name, number] of swatches.numbers) {
    if (!name.startsWith(ofOption)) continue;
    const [value, swatch] = JSON.parse(name.slice(ofOption.length));
    const count = swatches.counts[number] ?? 0;
    const best = found.get(value);
    if (best && (best.count > count || (best.count === count && best.name < name))) continue;
    found.set(value, { name, count });
    looks.set(value, swatch);
  }
  return looks;
}
