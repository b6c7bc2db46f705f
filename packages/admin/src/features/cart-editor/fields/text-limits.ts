/** The part of a limit from which on the length is shown. */
const NEAR = 0.8;
/** What is replaced by the amount (or the number of items) that is missing. */
export const AMOUNT = '{{amount}}';

/**
 * What a text may hold in braces: what is missing; a quantity and what it saves, in single ones; or nothing because
 * nothing is missing any more.
 */
export type Placeholders = 'amount' | 'offer' | 'none';

const OFFER = ['{quantity}', '{discount}'];

export interface TextNote {
  readonly tone: 'quiet' | 'warning';
  readonly words: string;
}

/**
 * A text as it may become: what is put in is cut to what there is room for, and whether it was. One that was stored longer keeps its length until it is
 * shortened.
 */
export function limitText(before: string, next: string, limit: number): { text: string; cut: boolean } {
  if (next.length <= limit) return { text: next, cut: false };
  if (before.length > limit) {
    const shorter = next.length < before.length;
    return { text: shorter ? next : before, cut: !shorter };
  }
  // What stood there before and after what was put in stays.
  const start = sameAtStart(before, next);
  const end = sameAtEnd(before.slice(start), next.slice(start));
  const added = next.slice(start, Math.max(start, limit - end));
  // Half of a character beyond the Basic Multilingual Plane would show as a broken one.
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

/** What there is to say of a text: how near it is to its limit, and what in it nothing replaces. */
export function textNotes(
  text: string,
  rules: { readonly limit?: number; readonly cut?: boolean; readonly placeholders?: Placeholders },
): TextNote[] {
  const { limit, cut = false, placeholders } = rules;
  return [
    ...(placeholders === undefined ? [] : placeholderNotes(text, placeholders)),
    ...(limit === undefined ? [] : lengthNotes(text.length, limit, cut)),
  ];
}

/** The placeholders of a text that are not among the known ones, each once. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const found = text.match(/\{\{[^{}]*\}\}/g) ?? [];
  return [...new Set(found)].filter((each) => !known.includes(each));
}

function placeholderNotes(text: string, placeholders: Placeholders): TextNote[] {
  if (placeholders === 'offer') return offerNotes(text);
  const known = placeholders === 'amount' ? [AMOUNT] : [];
  const unknown = unknownPlaceholders(text, known).map((each) =>
    placeholders === 'amount' ? `${each} is not known. Use ${AMOUNT}.` : shownAsItStands(each),
  );
  const silent =
    placeholders === 'amount' && unknown.length === 0 && text.trim() !== '' && !text.includes(AMOUNT);
  return [...unknown, ...(silent ? [`Without ${AMOUNT} shoppers do not see how much is missing.`] : [])].map(
    (words) => ({ tone: 'warning', words }),
  );
}

function offerNotes(text: string): TextNote[] {
  const unknown = [...new Set(text.match(/\{{1,2}[^{}]*\}{1,2}/g) ?? [])].filter(
    (each) => !OFFER.includes(each),
  );
  return unknown.map((each) => ({
    tone: 'warning',
    words: `${each} is not known. Use ${OFFER.join(' or ')}.`,
  }));
}

function shownAsItStands(placeholder: string): string {
  const reason = placeholder === AMOUNT ? 'nothing is missing any more' : 'it is not known';
  return `${placeholder} is shown as it stands: ${reason}.`;
}

function lengthNotes(length: number, limit: number, cut: boolean): TextNote[] {
  const words = `${length} of ${limit} characters`;
  if (length > limit) return [{ tone: 'warning', words: `${words}. Shorten the text.` }];
  if (cut) return [{ tone: 'warning', words: `${words}: what was longer was cut off.` }];
  return length >= limit * NEAR ? [{ tone: 'quiet', words }] : [];
}
