import type { ListedFacet, ListedValue } from '@cartwright/core/listing/listing-response';

/** A product as a shopper chooses a variant of it. Values stand in the order of the options. */
export interface QuickProduct {
  readonly title: string;
  /** Its page. */
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
 * The options in which a product's variants differ, by their places: those with swatches first, so that it is a size that is
 * pressed last, and adds. None where all variants are alike.
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

/** The variants that have these values, by the places of their options. */
export function variantsWith(
  variants: readonly QuickVariant[],
  chosen: ReadonlyMap<number, string>,
): QuickVariant[] {
  return variants.filter(({ values }) => [...chosen].every(([at, value]) => values[at] === value));
}

/** Choice of all options but the last one before a shopper has chosen: what can be bought, of the page's variant if it can. */
export function firstChoice(
  variants: readonly QuickVariant[],
  options: readonly number[],
  variantId: number | null,
): ReadonlyMap<number, string> {
  const buyable = variants.filter(({ available }) => available);
  const first = buyable.find(({ id }) => id === variantId) ?? buyable[0] ?? variants[0];
  return new Map(options.slice(0, -1).map((at) => [at, first?.values[at] ?? '']));
}

/** Finds the picture of variants: that of the page's variant among them, else the first; null for none. */
export function pictureOf(variants: readonly QuickVariant[], variantId: number | null): string | null {
  const pictured = variants.filter(({ image }) => image);
  return (pictured.find(({ id }) => id === variantId) ?? pictured[0])?.image ?? null;
}

/**
 * Finds the swatch of an option’s value in the filters of the list. Options have their names in the page's language and filters by
 * what the merchant calls them, so a filter of another name counts where none has this one.
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
