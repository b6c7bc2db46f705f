import type { VariantValuesProps } from '@cartwright/ui/cart/line-offers/variant-values';
import type { LineVariant } from './line-product';

/** Value limit for buttons; more are shown as a list. */
const MAX_VALUES = 16;

/** Values of a variant, by option position. */
export type ChosenValues = ReadonlyMap<number, string>;

/**
 * Options of a product's variants with their values: selecting the last option calls `change`, any other calls `choose`
 * with the selection so far. Null if variant titles don't match the options, or if there are too many values.
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
