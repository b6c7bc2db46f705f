/** Spellings of units, by the form that is joined to the number: "17 inches" is `17in`, as `17"` is. */
const WRITTEN: { readonly [unit: string]: readonly string[] } = {
  in: ['inch', 'inches', 'zoll', 'pouces', 'pulgadas', 'pollici'],
  ft: ['feet', 'foot'],
  mm: ['millimeter', 'millimeters', 'millimetres'],
  cm: ['centimeter', 'centimeters', 'centimetres', 'zentimeter'],
  m: ['meter', 'meters', 'metres'],
  ml: ['milliliter', 'milliliters', 'millilitres'],
  cl: [],
  l: ['liter', 'liters', 'litre', 'litres'],
  mg: [],
  g: ['gram', 'grams', 'gramm'],
  kg: ['kilogram', 'kilograms', 'kilo', 'kilos'],
  oz: ['ounce', 'ounces'],
  lb: ['lbs', 'pounds'],
  w: ['watt', 'watts'],
  kw: [],
  v: ['volt', 'volts'],
  mah: [],
  wh: [],
  mb: [],
  gb: [],
  tb: [],
  hz: [],
  mhz: [],
  ghz: [],
  mp: ['megapixel', 'megapixels'],
};

const UNITS = new Map(
  Object.entries(WRITTEN).flatMap(([unit, others]) => [unit, ...others].map((each) => [each, unit] as const)),
);

/** Form in which a unit, in lower case without accents, is joined to a number; null if the word is no unit. */
export function unitOf(word: string): string | null {
  return UNITS.get(word) ?? null;
}

const NUMBER = /^\d+(?:\.\d+)?$/;
const NUMBER_WITH_LETTERS = /^(\d+(?:\.\d+)?)(\p{L}+)$/u;

export function isNumber(word: string): boolean {
  return NUMBER.test(word);
}

/** Number and unit of a word such as "50ml"; null otherwise. */
export function numberAndUnit(word: string): readonly [number: string, unit: string] | null {
  const [, number, letters] = NUMBER_WITH_LETTERS.exec(word) ?? [];
  return number !== undefined && letters !== undefined && UNITS.has(letters) ? [number, letters] : null;
}
