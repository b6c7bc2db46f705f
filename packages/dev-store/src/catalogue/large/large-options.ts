import type { ProductOption } from '../../engine/model/catalogue';
import { COLOURS, MATERIALS, SIZES, type Word } from './large-words';

/** The options of one product of the large catalogue, and its rows of values, of which each is a variant. */
export interface LargeOptions {
  readonly options: readonly ProductOption[];
  readonly rows: readonly { readonly title: string; readonly values: readonly string[] }[];
}

/**
 * Two colours in two sizes of one material, by their places in the lists. Products with the same choice share one
 * object, so that there are never more of them than choices.
 */
export function largeOptions(): (colour: number, size: number, material: number) => LargeOptions {
  const known = new Map<string, LargeOptions>();
  return (colour, size, material) => {
    const key = `${colour} ${size} ${material}`;
    const options = known.get(key) ?? choice(colour, size, material);
    known.set(key, options);
    return options;
  };
}

function choice(colour: number, size: number, material: number): LargeOptions {
  const colours = [colour, colour + 5].map((at) => itemAt(COLOURS, at));
  const sizes = [size, size + 1].map((at) => itemAt(SIZES, at));
  const cloth = itemAt(MATERIALS, material);
  const swatches = Object.fromEntries(colours.map(({ en, color }) => [en, { color }]));
  const rows = colours.flatMap((shade) => sizes.map((width) => [shade.en, width.en, cloth.en]));
  return {
    options: [
      { ...optionOf({ en: 'Colour', de: 'Farbe' }, colours), swatches },
      optionOf({ en: 'Size', de: 'Größe' }, sizes),
      optionOf({ en: 'Material', de: 'Material' }, [cloth]),
    ],
    rows: rows.map((values) => ({ title: values.join(' / '), values })),
  };
}

function optionOf(name: Word, values: readonly Word[]): ProductOption {
  return {
    name: name.en,
    values: values.map(({ en }) => en),
    translations: { de: { name: name.de } },
    valueTranslations: Object.fromEntries(values.map(({ en, de }) => [en, { de: { name: de } }])),
  };
}

/** The item at a place, counted around. Throws where there is none at all. */
export function itemAt<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}
