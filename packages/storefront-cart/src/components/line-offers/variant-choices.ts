import type { VariantValuesProps } from '@cartwright/ui/cart/line-offers/variant-values';
import type { LineVariant } from './line-product';

/** Values that are told apart at a glance; more of them are a list. */
const MAX_VALUES = 16;

/** Values of a variant by the places of options. */
export type ChosenValues = ReadonlyMap<number, string>;

/**
 * The options of a product's variants, each with its values: a press on one of the last option is the choice, and is told to
 * `change`; of another one to `choose`, with all that is `chosen` then. Null where the titles of variants don't tell the
 * options, or there are too many values. Source of titles: Shopify, `ProductVariant.title`.
 */
export function variantChoices(
  variants: readonly Pick<LineVariant, 'id' | 'title' | 'available'>[],
  variantId: number,
  chosen: ChosenValues | null,
  choose: (chosen: ChosenValues) => void,
  change: (variantId: number) => void,
): VariantValuesProps['options'] | null {
  const all = variants.map((variant) => ({ ...variant, values: variant.title.split(' / ') }));
  const own = all.find(({ id }) => id === variantId);
  if (!own || all.some(({ values }) => values.length !== own.values.length)) return null;
  const places = own.values.flatMap((value, at) =>
    all.some(({ values }) => values[at] !== value) ? [at] : [],
  );
  const now = chosen ?? new Map(places.slice(0, -1).map((place) => [place, own.values[place] ?? '']));
  const options = places.map((place, nth) => {
    const before = [...now].slice(0, nth);
    const left = all.filter(({ values }) => before.every(([at, value]) => values[at] === value));
    return [...new Set(all.map(({ values }) => values[place] ?? ''))].map((text) => {
      const having = left.filter(({ values }) => values[place] === text);
      const found = having.find(({ available }) => available);
      const choice = { text, isSoldOut: !found };
      return nth < places.length - 1
        ? {
            ...choice,
            isChosen: now.get(place) === text,
            onPress: () => choose(new Map(now).set(place, text)),
          }
        : { ...choice, isChosen: having.includes(own), onPress: found ? () => change(found.id) : null };
    });
  });
  return options.every(({ length }) => length <= MAX_VALUES) ? options : null;
}
