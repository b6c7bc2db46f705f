/** Cell of a CSV file: text that somebody typed, or a number; null leaves it empty. */
export type CsvCell = string | number | null;

/** What a spreadsheet would run as a formula. It is written behind a quote, which isn't part of the text. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as a CSV file (RFC 4180). Texts are made harmless to spreadsheets; numbers stay numbers, negative ones too. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const safe = FORMULA.test(cell) || cell.startsWith("'") ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
