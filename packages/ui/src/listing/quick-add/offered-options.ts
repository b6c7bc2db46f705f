import type { ListedFacet, ListedValue } from '@cartwright/core/listing/listing-response';

/** Product of the quick-add dialog. Variants' values are in the options' order. */
export interface QuickProduct {
  readonly title: string;
  /** URL of the product page. */
  readonly url: string;
  readonly image: string | null;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly variants: readonly QuickVariant[];
}

export interface QuickVariant {
  readonly id: number;
  readonly values: readonly string[];
  readonly available: boolean;
  /** Subunits. */
  readonly amount: number;
  readonly compareAt: number | null;
  readonly image: string | null;
}

/**
 * Indexes of the options in which variants differ: swatches first, as selecting the last option
 * adds to the cart. Empty if variants don't differ.
 */
export function differingOptions(
  { options, variants }: QuickProduct,
  hasSwatches: (option: string) => boolean,
): number[] {
  const differing = options.flatMap((_, at) =>
    new Set(variants.map(({ values }) => values[at])).size > 1 ? [at] : [],
  );
  const isSwatched = (at: number) => hasSwatches(options[at]?.name ?? '');
  return [...differing.filter(isSwatched), ...differing.filter((at) => !isSwatched(at))];
}

/** Variants with these values, by option index. */
export function variantsWith(
  variants: readonly QuickVariant[],
  chosen: ReadonlyMap<number, string>,
): QuickVariant[] {
  return variants.filter(({ values }) => [...chosen].every(([at, value]) => values[at] === value));
}

/** Default choice of all options but the last: an available variant, preferably the page's. */
export function firstChoice(
  variants: readonly QuickVariant[],
  options: readonly number[],
  variantId: number | null,
): ReadonlyMap<number, string> {
  const buyable = variants.filter(({ available }) => available);
  const first = buyable.find(({ id }) => id === variantId) ?? buyable[0] ?? variants[0];
  return new Map(options.slice(0, -1).map((at) => [at, first?.values[at] ?? '']));
}

/** Image of variants: that of the page's variant if included, else the first; null for none. */
export function pictureOf(variants: readonly QuickVariant[], variantId: number | null): string | null {
  const pictured = variants.filter(({ image }) => image);
  return (pictured.find(({ id }) => id === variantId) ?? pictured[0])?.image ?? null;
}

/**
 * Swatch of an option’s value, from the list's filters. Options are translated and filters have the
 * merchant's names, so filters of other names are a fallback.
 */
export function swatchIn(
  facets: readonly ListedFacet[],
  option: string,
  value: string,
): ListedValue['swatch'] {
  const looks = facets.flatMap((facet) => {
    if (facet.kind !== 'values' || facet.type !== 'product-option') return [];
    const found = facet.values.find((each) => each.value === value || each.text === value);
    const isNamed = facet.label === option || facet.param === `filter.v.option.${option.toLowerCase()}`;
    return found?.swatch ? [{ isNamed, swatch: found.swatch }] : [];
  });
  return (looks.find(({ isNamed }) => isNamed) ?? looks[0])?.swatch ?? null;
}
