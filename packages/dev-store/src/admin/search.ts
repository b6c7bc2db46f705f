/** One thing that a search can look at: words for free text, fields for `name:value`. All in lower case. */
export interface Searchable {
  readonly text: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/**
 * Shopify's search syntax, the part that pickers use: words that must all occur as the beginning of a word, `field:value`
 * (with `*` at the end for a beginning, quotes around spaces), `-` for not, and `OR` between alternatives. An unknown
 * field is ignored, as Shopify does.
 */
export function matches(query: string | null | undefined, subject: Searchable): boolean {
  const alternatives = (query ?? '').trim().split(/\s+OR\s+/);
  return alternatives.some((alternative) => termsOf(alternative).every((term) => termMatches(term, subject)));
}

interface Term {
  readonly negated: boolean;
  readonly field: string | null;
  readonly value: string;
}

function termsOf(text: string): Term[] {
  const pattern = /(-)?(?:(\w+):)?(?:"([^"]*)"|'([^']*)'|([^\s()]+))/g;
  return [...text.matchAll(pattern)].flatMap(([, minus, field, double, single, bare]) => {
    const value = (double ?? single ?? bare ?? '').toLowerCase();
    if (value === '' || (!field && bare === 'AND')) return [];
    return [{ negated: minus === '-', field: field?.toLowerCase() ?? null, value }];
  });
}

function termMatches({ negated, field, value }: Term, { text, fields }: Searchable): boolean {
  if (field === null) return hasWordStarting(text, value.replace(/\*$/, '')) !== negated;
  const known = fields[field];
  if (!known) return true;
  const found = known.some((entry) =>
    field === 'title' || value.endsWith('*')
      ? hasWordStarting(entry, value.replace(/^\*|\*$/g, ''))
      : entry === value,
  );
  return found !== negated;
}

function hasWordStarting(text: string, beginning: string): boolean {
  const at = text.indexOf(beginning);
  if (at === -1) return false;
  const startsWord = at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
  return startsWord || hasWordStarting(text.slice(at + 1).replace(/^[\p{L}\p{N}]*/u, ''), beginning);
}
