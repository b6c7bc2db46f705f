/**
 * Searchable subject: words for free text, fields for `name:value`, all in lower case, and numbers
 * for `name:>=value`, timestamps in milliseconds.
 */
export interface Searchable {
  readonly text: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly numbers?: Readonly<Record<string, number>>;
}

/** Parsed query. */
export interface Search {
  matches(subject: Searchable): boolean;
  /** Lower bound of a field in all results; null if the query has none. */
  lowerBound(field: string): number | null;
}

/**
 * Parser of Shopify's search syntax, as far as pickers use it: word prefixes that must all match,
 * `field:value` (with trailing `*` as prefix), `-` and `NOT`, `AND`, `OR`, and parentheses. Quoted
 * values are literal; a backslash escapes. Numbers and timestamps can be compared (`id:>7`,
 * `updated_at:<='2026-01-05T09:00:00Z'`). Unknown fields are ignored, as in Shopify. Source:
 * Shopify API search syntax.
 */
export function searchFor(query: string | null | undefined): Search {
  const tokens = tokensOf(query ?? '');
  return {
    matches: (subject) => tokens.length === 0 || isMet(tokens, subject),
    lowerBound: (field) => lowerBoundOf(tokens, field),
  };
}

/** Whether a subject matches a query. */
export function matches(query: string | null | undefined, subject: Searchable): boolean {
  return searchFor(query).matches(subject);
}

/** Alternatives and negations have no common bound. */
function lowerBoundOf(tokens: readonly Token[], field: string): number | null {
  const bounds = tokens.map((token) => {
    if (token.kind !== 'term') return null;
    return token.field === field && token.comparison?.startsWith('>') ? numberIn(token.value) : undefined;
  });
  const numbers = bounds.filter((bound) => typeof bound === 'number');
  return bounds.includes(null) || numbers.length === 0 ? null : Math.max(...numbers);
}

type Token =
  | {
      readonly kind: 'term';
      readonly field: string | null;
      readonly comparison: '<' | '<=' | '>' | '>=' | null;
      readonly value: string;
      readonly isPrefix: boolean;
    }
  | { readonly kind: 'and' | 'or' | 'not' | 'open' | 'close' };

/**
 * Evaluates alternatives, each a sequence of terms. An unclosed parenthesis ends with the query.
 */
function isMet(tokens: readonly Token[], subject: Searchable): boolean {
  let at = 0;

  function alternatives(): boolean {
    let met = everyTerm();
    while (tokens[at]?.kind === 'or') {
      at += 1;
      met = everyTerm() || met;
    }
    return met;
  }
  function everyTerm(): boolean {
    let met = true;
    for (let token = tokens[at]; token && token.kind !== 'or' && token.kind !== 'close'; token = tokens[at]) {
      met = term() && met;
    }
    return met;
  }
  function term(): boolean {
    const token = tokens[at];
    at += 1;
    switch (token?.kind) {
      case 'not':
        return !term();
      case 'open': {
        const met = alternatives();
        at += 1;
        return met;
      }
      case 'term':
        return termMatches(token, subject);
      default:
        return true;
    }
  }

  let met = alternatives();
  // Ignores an unmatched closing parenthesis.
  while (at < tokens.length) {
    at += 1;
    met = alternatives() && met;
  }
  return met;
}

const COMPARISONS = ['<', '<=', '>', '>='] as const;
const CONNECTIVES: Readonly<Record<string, 'and' | 'or' | 'not'>> = { AND: 'and', OR: 'or', NOT: 'not' };

/**
 * Token: parenthesis, minus, or optional field with comparison and value, quoted or up to a space
 * or parenthesis.
 */
const TOKEN =
  /([()])|(-)(?=\S)|(?:(\w+):([<>]=?)?)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|((?:[^\s()\\]|\\.)+))/gsu;

function tokensOf(query: string): Token[] {
  return [...query.matchAll(TOKEN)].flatMap((match): Token[] => {
    const [, bracket, minus, field, compared, double, single, bare] = match;
    if (bracket !== undefined) return [{ kind: bracket === '(' ? 'open' : 'close' }];
    if (minus !== undefined) return [{ kind: 'not' }];
    const connective = field === undefined && bare !== undefined && CONNECTIVES[bare];
    if (connective) return [{ kind: connective }];
    const written = double ?? single ?? bare ?? '';
    const isPrefix = bare !== undefined && /(?:^|[^\\])\*$/.test(bare);
    const value = plain(isPrefix ? written.slice(0, -1) : written).toLowerCase();
    const comparison = COMPARISONS.find((each) => each === compared) ?? null;
    return value === ''
      ? []
      : [{ kind: 'term', field: field?.toLowerCase() ?? null, comparison, value, isPrefix }];
  });
}

function plain(written: string): string {
  return written.replace(/\\(.)/gsu, '$1');
}

type Term = Token & { kind: 'term' };

function termMatches(term: Term, subject: Searchable): boolean {
  const { field, value, isPrefix } = term;
  if (field === null) return hasWordStarting(subject.text, value);
  const { fields, numbers = {} } = subject;
  if (Object.hasOwn(numbers, field)) return numberMatches(term, numbers[field] ?? Number.NaN);
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!known) return true;
  return known.some((entry) =>
    field === 'title' || isPrefix ? hasWordStarting(entry, value) : entry === value,
  );
}

/** Invalid values match nothing. A date without time is the whole day. */
function numberMatches({ comparison, value }: Term, number: number): boolean {
  const limit = numberIn(value);
  if (limit === null) return false;
  switch (comparison) {
    case '<':
      return number < limit;
    case '<=':
      return number <= limit;
    case '>':
      return number > limit;
    case '>=':
      return number >= limit;
    default:
      return DAY.test(value) ? number >= limit && number < limit + DAY_LENGTH : number === limit;
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_LENGTH = 86_400_000;

/** Number, or timestamp in milliseconds. */
function numberIn(value: string): number | null {
  const number = /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : Date.parse(value.toUpperCase());
  return Number.isNaN(number) ? null : number;
}

function hasWordStarting(text: string, beginning: string): boolean {
  const at = text.indexOf(beginning);
  if (at === -1) return false;
  const startsWord = at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
  return startsWord || hasWordStarting(text.slice(at + 1).replace(/^[\p{L}\p{N}]*/u, ''), beginning);
}
