import type { ProductOption } from '../../engine/model/catalogue';
import { COLOURS, MATERIALS, SIZES, type Word } from './large-words';

/** Options of a generated product, and its variants' values. */
export interface LargeOptions {
  readonly options: readonly ProductOption[];
  readonly rows: readonly { readonly title: string; readonly values: readonly string[] }[];
}

/**
 * Factory of options: two colours in two sizes of one material, by index. Equal choices share an
 * object.
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

/** Item by index modulo length. Throws for an empty list. */
export function itemAt<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}
