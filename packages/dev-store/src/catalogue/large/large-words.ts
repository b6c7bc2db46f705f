/** Word in the shop's language and in German. */
export interface Word {
  readonly en: string;
  readonly de: string;
}

const words = (...pairs: readonly (readonly [en: string, de: string])[]): readonly Word[] =>
  pairs.map(([en, de]) => ({ en, de }));

export const QUALITIES = words(
  ['Light', 'Leicht'],
  ['Heavy', 'Schwer'],
  ['Soft', 'Weich'],
  ['Sturdy', 'Robust'],
  ['Plain', 'Schlicht'],
  ['Striped', 'Gestreift'],
  ['Everyday', 'Alltäglich'],
  ['Festive', 'Festlich'],
  ['Folding', 'Faltbar'],
  ['Washable', 'Waschbar'],
);

export const THINGS = words(
  ['Shirt', 'Hemd'],
  ['Jacket', 'Jacke'],
  ['Trousers', 'Hose'],
  ['Scarf', 'Schal'],
  ['Cap', 'Mütze'],
  ['Gloves', 'Handschuhe'],
  ['Bag', 'Tasche'],
  ['Backpack', 'Rucksack'],
  ['Blanket', 'Decke'],
  ['Cushion', 'Kissen'],
  ['Curtain', 'Vorhang'],
  ['Towel', 'Handtuch'],
  ['Apron', 'Schürze'],
  ['Rug', 'Teppich'],
  ['Slippers', 'Hausschuhe'],
  ['Coat', 'Mantel'],
  ['Belt', 'Gürtel'],
  ['Tablecloth', 'Tischdecke'],
  ['Hammock', 'Hängematte'],
  ['Robe', 'Bademantel'],
);

export const MATERIALS = words(
  ['Cotton', 'Baumwolle'],
  ['Linen', 'Leinen'],
  ['Wool', 'Wolle'],
  ['Hemp', 'Hanf'],
  ['Silk', 'Seide'],
  ['Canvas', 'Segeltuch'],
  ['Felt', 'Filz'],
  ['Denim', 'Jeansstoff'],
);

export const SIZES = words(['XS', 'XS'], ['S', 'S'], ['M', 'M'], ['L', 'L'], ['XL', 'XL'], ['XXL', 'XXL']);

/** Colours with swatches. */
export const COLOURS: readonly (Word & { readonly color: string })[] = [
  { en: 'Black', de: 'Schwarz', color: '#1f2226' },
  { en: 'White', de: 'Weiß', color: '#f7f5f0' },
  { en: 'Grey', de: 'Grau', color: '#8a949c' },
  { en: 'Navy', de: 'Marineblau', color: '#2d3846' },
  { en: 'Blue', de: 'Blau', color: '#3f6ea5' },
  { en: 'Green', de: 'Grün', color: '#586b4b' },
  { en: 'Red', de: 'Rot', color: '#a8372f' },
  { en: 'Orange', de: 'Orange', color: '#cf7330' },
  { en: 'Yellow', de: 'Gelb', color: '#d9a441' },
  { en: 'Pink', de: 'Rosa', color: '#c98a86' },
  { en: 'Purple', de: 'Lila', color: '#7a5a78' },
  { en: 'Brown', de: 'Braun', color: '#7b5a3d' },
];

/** Tags; their number is prime, so that any step yields distinct ones. */
export const TAGS: readonly string[] = Array.from({ length: 397 }, (_, at) => `topic-${at + 1}`);

export const VENDORS: readonly string[] = Array.from({ length: 60 }, (_, at) => `Workshop ${at + 1}`);
