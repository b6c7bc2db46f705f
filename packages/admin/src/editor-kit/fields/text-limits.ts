/** Share of a limit from which on the length is shown. */
const NEAR = 0.8;
/** Placeholder of the missing amount (or number of items), which remaining texts need. */
const AMOUNT = '{{amount}}';

export interface TextNote {
  readonly tone: 'quiet' | 'warning';
  readonly message: string;
}

/**
 * Text within its limit: an insertion is truncated, and `cut` says so. An existing longer text can
 * only be shortened.
 */
export function limitText(before: string, next: string, limit: number): { text: string; cut: boolean } {
  if (next.length <= limit) return { text: next, cut: false };
  if (before.length > limit) {
    const shorter = next.length < before.length;
    return { text: shorter ? next : before, cut: !shorter };
  }
  // Keeps what precedes and follows the insertion.
  const start = sameAtStart(before, next);
  const end = sameAtEnd(before.slice(start), next.slice(start));
  const added = next.slice(start, Math.max(start, limit - end));
  // Doesn't split a surrogate pair.
  const whole = /[\ud800-\udbff]$/.test(added) ? added.slice(0, -1) : added;
  return { text: next.slice(0, start) + whole + next.slice(next.length - end), cut: true };
}

function sameAtStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function sameAtEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[one.length - 1 - length] === other[other.length - 1 - length])
    length += 1;
  return length;
}

/**
 * Notes on a text: length near the limit, unknown placeholders, those of its `original` that a
 * translation lacks, a percentage other than the discount's, and an amount in a text for all
 * currencies.
 */
export function textNotes(
  text: string,
  rules: {
    readonly limit?: number;
    readonly cut?: boolean;
    readonly placeholders?: readonly string[];
    readonly percent?: number | null;
    readonly original?: string;
    readonly inAllCurrencies?: boolean;
  },
): TextNote[] {
  const { limit, cut = false, placeholders, percent = null, original, inAllCurrencies } = rules;
  return [
    ...(percent === null ? [] : percentNotes(text, percent)),
    ...(inAllCurrencies ? amountNotes(text) : []),
    ...(placeholders === undefined ? [] : placeholderNotes(text, placeholders, original)),
    ...(limit === undefined ? [] : lengthNotes(text.length, limit, cut)),
  ];
}

/** Unknown placeholders, deduplicated; single braces count if known ones use them. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const single = known.some((each) => !each.startsWith('{{'));
  const found = text.match(single ? /\{{1,2}[^{}]*\}{1,2}/g : /\{\{[^{}]*\}\}/g) ?? [];
  return [...new Set(found)].filter((each) => !known.includes(each));
}

function placeholderNotes(text: string, known: readonly string[], original: string | undefined): TextNote[] {
  const unknown = unknownPlaceholders(text, known);
  const left = known.filter((each) => text.trim() !== '' && !text.includes(each));
  return [
    ...unknown.map((each) => unknownMessage(each, known)),
    ...(unknown.length > 0 ? [] : missingMessages(left, original)),
  ].map((message) => ({ tone: 'warning', message }));
}

/** A translation needs the placeholders of its original only. */
function missingMessages(left: readonly string[], original: string | undefined): string[] {
  if (original === undefined)
    return left.includes(AMOUNT) ? [`Without ${AMOUNT} shoppers don’t see how much is left.`] : [];
  const lost = left.filter((each) => original.includes(each)).join(' and ');
  return lost === '' ? [] : [`The original has ${lost}, this translation doesn’t.`];
}

function unknownMessage(placeholder: string, known: readonly string[]): string {
  if (known.length > 0) return `${placeholder} isn’t a placeholder here. Use ${known.join(' or ')}.`;
  return `${placeholder} isn’t replaced in this text. Shoppers see it as it is.`;
}

/** Warning about a percentage other than the discount's. */
function percentNotes(text: string, percent: number): TextNote[] {
  const said = [...text.matchAll(/(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s?%/g)].map(
    ([, digits = '']) => digits,
  );
  const [first] = said;
  if (first === undefined || said.some((digits) => Number(digits.replace(',', '.')) === percent)) return [];
  return [{ tone: 'warning', message: `This says ${first}%, but the discount is ${percent}%.` }];
}

/** Warning about an amount in a discount name, which all currencies share and isn't converted. */
function amountNotes(text: string): TextNote[] {
  const said = /\p{Sc}\s?\d[\d.,]{0,12}\d|\p{Sc}\s?\d|\d[\d.,]{0,12}\s?\p{Sc}/u.exec(text)?.[0];
  return said === undefined
    ? []
    : [{ tone: 'warning', message: `Leave out ${said}: shoppers in other currencies read it, too.` }];
}

function lengthNotes(length: number, limit: number, cut: boolean): TextNote[] {
  const message = `${length} of ${limit} characters`;
  if (length > limit) return [{ tone: 'warning', message: `${message}. Shorten the text.` }];
  if (cut) return [{ tone: 'warning', message: `${message}: the rest was cut off.` }];
  return length >= limit * NEAR ? [{ tone: 'quiet', message }] : [];
}
