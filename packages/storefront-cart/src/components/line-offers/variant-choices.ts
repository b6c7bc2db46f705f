import type { VariantValuesProps } from '@cartwright/ui/cart/line-offers/variant-values';
import type { LineVariant } from './line-product';

/** Value limit for buttons; more are shown as a list. */
const MAX_VALUES = 16;

/** Values selected so far, by option position; the options after them are still to be chosen. */
export type ChosenValues = ReadonlyMap<number, string>;

/**
 * Options of a product's variants with their values. Selecting a value calls `change` if a variant that can be bought
 * has it with the line's other values, else `choose` with the selection so far; the line's own values end the choice. Null if variant titles don't match the
 * options, or if there are too many values.
 */
export function variantChoices(
  variants: readonly Pick<LineVariant, 'id' | 'title' | 'available'>[],
  variantId: number,
  chosen: ChosenValues | null,
  choose: (chosen: ChosenValues | null) => void,
  change: (variantId: number) => void,
): VariantValuesProps['options'] | null {
  const all = variants.map((variant) => ({ ...variant, values: variant.title.split(' / ') }));
  const own = all.find(({ id }) => id === variantId);
  if (!own || all.some(({ values }) => values.length !== own.values.length)) return null;
  const places = own.values.flatMap((value, at) =>
    all.some(({ values }) => values[at] !== value) ? [at] : [],
  );
  const valuesAt = (place: number) => [...new Set(all.map(({ values }) => values[place] ?? ''))];
  if (places.some((place) => valuesAt(place).length > MAX_VALUES)) return null;
  const now = chosen ?? new Map(places.map((place) => [place, own.values[place] ?? '']));
  const wanted = (at: number) => now.get(at) ?? own.values[at] ?? '';
  return places.map((place, nth) => {
    const before = places.slice(0, nth).filter((at) => now.has(at));
    const left = all.filter(({ values }) => before.every((at) => values[at] === now.get(at)));
    const others = places.filter((at) => at !== place);
    return valuesAt(place).map((text) => {
      const having = left.filter(({ values, available }) => available && values[place] === text);
      const found = having.find(({ values }) => others.every((at) => values[at] === wanted(at)));
      const kept = before.map((at) => [at, wanted(at)] as const);
      const press = () => {
        if (!found) choose(new Map([...kept, [place, text]]));
        else if (found.id === variantId) choose(null);
        else change(found.id);
      };
      return {
        text,
        isSoldOut: having.length === 0,
        isChosen: now.get(place) === text,
        onPress: having.length === 0 ? null : press,
      };
    });
  });
}
