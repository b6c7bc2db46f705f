import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** SQL equivalent of `plainForm` (core/search/engine/found-in) for a lower-case text. */
export function inPlainForm(text: SQLWrapper): SQL {
  const bare = sql`regexp_replace(normalize(${text}, NFD), ${`[${MARKS}]+`}, '', 'g')`;
  const plain = sql`regexp_replace(${bare}, ${SPACES}, ' ', 'g')`;
  return sql`case when ${text} ~ ${UNUSUAL} then ${plain} else ${text} end`;
}

/** Pattern of characters that need normalisation: rare in texts, and slow to handle. */
const UNUSUAL = '[^ -~]|  ';

const SPACES = String.raw`[\t-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+`;

/**
 * Ranges of Unicode's combining marks (accents and the like); after the last block there are variation selectors
 * only.
 */
const MARKS = [...rangesOfMarks(0x300, 0x1f000), ...rangesOfMarks(0xe0100, 0xe01ef)].join('');

/** Ranges of marks for PostgreSQL's regular expressions, which lack Unicode classes. */
function rangesOfMarks(from: number, to: number): string[] {
  const ranges: string[] = [];
  for (let code = from; code <= to; code += 1) {
    if (!isMark(code)) continue;
    const first = code;
    while (code < to && isMark(code + 1)) code += 1;
    ranges.push(`${escaped(first)}-${escaped(code)}`);
  }
  return ranges;
}

function isMark(code: number): boolean {
  return /\p{M}/u.test(String.fromCodePoint(code));
}

function escaped(code: number): string {
  return String.raw`\U${code.toString(16).padStart(8, '0')}`;
}
