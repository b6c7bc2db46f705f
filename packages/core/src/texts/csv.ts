/** Cell of a CSV file: typed text, or a number; null is empty. */
export type CsvCell = string | number | null;

/** Separators at which spreadsheets may split a text, whatever the file's own. No commas: such a text is quoted. */
const PART = String.raw`(?<=^|[;|\t\r\n])`;
/** Start of a formula for spreadsheets, or the quote before it. Source: OWASP, CSV Injection. */
const FORMULA = String.raw`(?=[\s"]*[=+\-@＝＋－＠\t\r'])`;
const RUN = new RegExp(PART + FORMULA, 'g');
const HARMLESS = new RegExp(`${PART}'${FORMULA}`, 'g');

/**
 * Rows as a CSV file (RFC 4180). Texts are escaped against formula injection, also for spreadsheets that split at
 * semicolons or tabs: an apostrophe precedes formulas. Numbers remain numbers, including negative ones.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** Original text of a cell that `csvOf` escaped. */
export const textOfCell = (cell: string): string => cell.replace(HARMLESS, '');

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const safe = cell.replace(RUN, "'");
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
