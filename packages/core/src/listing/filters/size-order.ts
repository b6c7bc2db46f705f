/** Value of an option that compares as a size: by group, then by numbers. */
export interface Size {
  /** Sizes such as S and XL come before numbers. */
  readonly group: 'worn' | 'number';
  /** Measured quantity and sizing system; empty for a plain number. */
  readonly of: string;
  /** Size, then the end of its range or its further dimensions: `36-38`, `90 × 200`. */
  readonly numbers: readonly number[];
  /** Letters behind the number, as of bras and toddlers' sizes: `34DD`. */
  readonly letters: string;
}

/**
 * Reads the values of one option as sizes: XXS to 20XL in any spelling, and numbers with fractions, units and ranges. Null for
 * a value that is none. What a letter means may depend on the other values: `3L` is a size beside S and M, else three litres.
 */
export function sizesAmong(values: Iterable<string>): (value: string) => Size | null {
  const read = [...values].map(plain);
  const isWorn = read.some((value) => /^X*[SML]$/.test(value));
  const areAges = read.some((value) => /\d *(?:Y|T|YRS?|YEARS?|MONTHS?|MTHS?|MOS?)$/.test(value));
  return (value) => {
    const text = plain(value);
    if (text.length > MAX_LENGTH) return null;
    return wornSize(text, isWorn) ?? numberSize(text, areAges);
  };
}

/** Compares sizes in ascending order; 0 if equal. */
export function compareSizes(a: Size, b: Size): number {
  if (a.group !== b.group) return a.group === 'worn' ? -1 : 1;
  if (a.of !== b.of) return a.of < b.of ? -1 : 1;
  for (let at = 0; at < Math.max(a.numbers.length, b.numbers.length); at += 1) {
    const difference =
      (a.numbers[at] ?? Number.NEGATIVE_INFINITY) - (b.numbers[at] ?? Number.NEGATIVE_INFINITY);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return a.letters === b.letters ? 0 : a.letters < b.letters ? -1 : 1;
}

/** Maximum length in UTF-16 units: longer values are descriptions. */
const MAX_LENGTH = 40;

/** Normalized value: upper case, plain digits and signs, single spaces. */
function plain(value: string): string {
  return value
    .replace(/(\d)(?=[\u00bc-\u00be\u2150-\u215e])/g, '$1 ')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212~\u301c]/g, '-')
    .replace(/\u2044/g, '/')
    .replace(/[\u2018\u2019\u2032]/g, "'")
    .replace(/[\u201c\u201d]|''/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

const [SMALL, MEDIUM, LARGE] = [0, 1, 2];

/** Sizes spelled out, in the most common languages of shops. */
const IN_WORDS: Readonly<Record<string, number>> = {
  SMALL,
  KLEIN: SMALL,
  PETIT: SMALL,
  PETITE: SMALL,
  PEQUEÑO: SMALL,
  PEQUEÑA: SMALL,
  PEQUENO: SMALL,
  PEQUENA: SMALL,
  PICCOLO: SMALL,
  PICCOLA: SMALL,
  小: SMALL,
  MEDIUM,
  MED: MEDIUM,
  MITTEL: MEDIUM,
  MOYEN: MEDIUM,
  MOYENNE: MEDIUM,
  MEDIANO: MEDIUM,
  MEDIANA: MEDIUM,
  MÉDIO: MEDIUM,
  MEDIO: MEDIUM,
  MEDIA: MEDIUM,
  MIDDEL: MEDIUM,
  中: MEDIUM,
  LARGE,
  GROSS: LARGE,
  GRAND: LARGE,
  GRANDE: LARGE,
  GROOT: LARGE,
  大: LARGE,
};

function wornSize(text: string, isWorn: boolean): Size | null {
  // “M (38)” is an M.
  const bare = text.replace(/ ?\([^()]*\)$/, '');
  const one = (part: string) => wornNumber(part.trim(), isWorn);
  const alone = one(bare);
  if (alone !== null) return worn([alone]);
  const [from, to, ...more] = bare.split(/ ?[/-] ?| TO /);
  const ends = [one(from ?? ''), one(to ?? '')];
  const [min, max] = ends;
  // “S/M” lies between both.
  if (more.length > 0 || min === null || min === undefined || max === null || max === undefined) return null;
  return worn([(min + max) / 2]);
}

const worn = (numbers: readonly number[]): Size => ({ group: 'worn', of: '', numbers, letters: '' });

/** Rank of a size such as S or XL; null if the value is none. */
function wornNumber(text: string, isWorn: boolean): number | null {
  const word = IN_WORDS[text];
  if (word !== undefined) return word;
  const short = text
    .replace(/EXTRA[ -]?/g, 'X')
    .replace(/(?:SMALL|MEDIUM|LARGE)$/, (size) => size.charAt(0))
    .replace(/[ -]/g, '');
  if (/^[SML]$/.test(short)) return 'SML'.indexOf(short);
  const [, count, crosses = '', letter] = /^(\d{1,2}(?=X))?(X{1,20})([SL]?)$/.exec(short) ?? [];
  const times = count === undefined ? crosses.length : crosses.length === 1 ? Number(count) : 0;
  // “2X” is a plus size, “X” alone is none.
  if (times > 0 && (letter || count !== undefined)) return letter === 'S' ? SMALL - times : LARGE + times;
  // Japanese sizes: SS, LL, 3L.
  const [, first = '', last] = /^([SL]|\d{1,2})([SL])$/.exec(short) ?? [];
  if (first === last) return last === 'S' ? SMALL - 1 : LARGE + 1;
  const more = Number(first) - 1;
  return isWorn && more > 0 ? (last === 'S' ? SMALL - more : LARGE + more) : null;
}

/** Quantity that a unit measures, and its size in the smallest unit. */
const UNITS: Readonly<Record<string, readonly [of: string, size: number]>> = {
  ...unitsOf('volume', { ML: 1, CL: 10, DL: 100, L: 1000, LT: 1000, LTR: 1000, LITER: 1000, LITERS: 1000 }),
  ...unitsOf('volume', { LITRE: 1000, LITRES: 1000, 'FL OZ': 29.5735, 'FL. OZ': 29.5735, GAL: 3785.41 }),
  ...unitsOf('weight', { MG: 0.001, G: 1, GR: 1, KG: 1000, OZ: 28.3495, LB: 453.592, LBS: 453.592 }),
  ...unitsOf('length', { MM: 1, CM: 10, M: 1000, KM: 1_000_000, IN: 25.4, INCH: 25.4, INCHES: 25.4 }),
  ...unitsOf('length', { '"': 25.4, ZOLL: 25.4, FT: 304.8, FEET: 304.8, FOOT: 304.8, "'": 304.8, YD: 914.4 }),
  ...unitsOf('age', { MO: 1, MOS: 1, MONTH: 1, MONTHS: 1, MTH: 1, MTHS: 1, MONATE: 1, MOIS: 1, MESES: 1 }),
  ...unitsOf('age', { Y: 12, YR: 12, YRS: 12, YEAR: 12, YEARS: 12, T: 12, JAHRE: 12, ANS: 12, AÑOS: 12 }),
  ...unitsOf('memory', { KB: 0.001, MB: 1, GB: 1000, TB: 1_000_000 }),
  ...unitsOf('power', { W: 1, WATT: 1, KW: 1000 }),
  ...unitsOf('count', { PACK: 1, PK: 1, PC: 1, PCS: 1, PIECE: 1, PIECES: 1, CT: 1, COUNT: 1 }),
};

function unitsOf(of: string, sizes: Readonly<Record<string, number>>) {
  return Object.fromEntries(Object.entries(sizes).map(([unit, size]) => [unit, [of, size] as const]));
}

/** Sizing system, or a prefix that marks a number. */
const SYSTEM =
  /^(EUR?|UK|USA?|FRA?|ITA?|JPN?|DE|AUS?|CN|SIZE|NO\.?|NR\.?|N°|GR\.?|GRÖSSE|TAILLE|TALLA|TAGLIA|TAMANHO|MAAT|Ø|#) ?(?=\d)/;
/** Integer or decimal, fraction, or both. Groups of three digits may be separated. */
const NUMBER = [
  String.raw`(?:\d{1,3}[ -])?\d{1,3}/\d{1,3}`,
  String.raw`\d{1,3}(?:,\d{3}){2,5}(?:\.\d{1,12})?`,
  String.raw`\d{1,3}(?: \d{3}){1,5}(?:[.,]\d{1,12})?`,
  String.raw`\d{1,18}(?:[.,]\d{1,12})?`,
].join('|');
const FRACTION = /^(?:(\d+)[ -])?(\d{1,3})\/(\d{1,3})$/;
const MEASURE = new RegExp(`^(?:W ?)?(${NUMBER})(?!\\d) ?(.*)$`);

/** Separators of two numbers: multiplication signs, range signs, and that of waist and length. */
const BETWEEN =
  /(?<=[\d"'A-Z]) ?[X×] ?(?=\d)| ?- ?(?=\d)(?!\d{1,9}\/)| TO (?=\d)|(?<=\d\d) ?\/ ?L?(?=\d\d)| L(?=\d)/;

function numberSize(text: string, areAges: boolean): Size | null {
  const [found = '', system = ''] = SYSTEM.exec(text) ?? [];
  const parts = text.slice(found.length).split(BETWEEN);
  const measures = parts.map((part) => measureOf(part, areAges));
  const last = measures.at(-1);
  if (!last || measures.length > 4) return null;
  const numbers: number[] = [];
  for (const measure of measures) {
    if (!measure) return null;
    // In “2-3 years” and “20 × 30 cm” the unit applies to all numbers.
    const unit = measure.unit ?? last.unit;
    numbers.push(measure.number * (unit?.[1] ?? 1));
  }
  const letters = last.unit ? '' : last.rest;
  const of = [last.unit?.[0] ?? '', system.replace('.', '') || systemBehind(letters)].join(' ').trim();
  return { group: 'number', of, numbers, letters: systemBehind(letters) ? '' : letters };
}

const systemBehind = (letters: string) => (/^(?:EUR?|UK|USA?|FR|IT|JP)$/.test(letters) ? letters : '');

function measureOf(text: string, areAges: boolean) {
  const [, written, rest = ''] = MEASURE.exec(text) ?? [];
  if (written === undefined) return null;
  const isOfAge = areAges && rest === 'M';
  const unit = isOfAge ? (['age', 1] as const) : (UNITS[rest.replace(/\.$/, '')] ?? null);
  // Other text behind a number names what is counted, and is no size.
  if (!unit && !/^[A-Z]{0,3}$/.test(rest)) return null;
  const number = numberOf(written);
  return Number.isFinite(number) ? { number, unit, rest } : null;
}

function numberOf(written: string): number {
  const [, whole = '0', above, below] = FRACTION.exec(written) ?? [];
  if (above !== undefined) return Number(whole) + Number(above) / Number(below);
  const isGrouped = /^\d{1,3}(?:,\d{3}){2,}/.test(written);
  return Number(written.replace(/ /g, '').replace(/,/g, isGrouped ? '' : '.'));
}
