import { CsvError, parse } from 'csv-parse/sync';
import { type CsvColumn, findColumns, findMetafields, type MetafieldColumn } from './csv-columns';
import { type CsvProblem, type CsvRefusal, refuseCsv } from './csv-problem';

/** Row of a product CSV, and its first line. */
export interface CsvRow {
  readonly line: number;
  /** Trimmed cell; empty if the column is missing. */
  cell(column: CsvColumn): string;
  /** Whether the file has the column. */
  has(column: CsvColumn): boolean;
  /** Trimmed cell of a metafield. */
  metafield(column: MetafieldColumn): string;
  /** Name of the column in this file. */
  nameOf(column: CsvColumn): string;
}

export interface CsvRows {
  readonly ok: true;
  readonly columns: ReadonlyMap<CsvColumn, number>;
  readonly metafields: readonly MetafieldColumn[];
  readonly rows: readonly CsvRow[];
  /** Problems of rows that don't match the header; they aren't in `rows`. */
  readonly problems: readonly CsvProblem[];
}

interface CsvRecord {
  readonly cells: readonly string[];
  /** Last line of the record. */
  readonly lastLine: number;
}

/**
 * Rows of a CSV with header, or the position of its syntax error. Lines start at 1, the header's.
 */
export function readRows(text: string): CsvRows | CsvRefusal {
  try {
    const records: CsvRecord[] = [];
    parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record(cells: string[], { lines }) {
        records.push({ cells, lastLine: lines });
        return null;
      },
    });
    return rowsOf(records);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuseCsv(whereItBreaks(text, error));
  }
}

function rowsOf(records: readonly CsvRecord[]): CsvRows {
  const header = (records[0]?.cells ?? []).map((name) => name.trim());
  const columns = findColumns(header);
  const nameOf = (column: CsvColumn) => header[columns.get(column) ?? -1] ?? column;
  const rows: CsvRow[] = [];
  const problems: CsvProblem[] = [];
  for (const { cells, lastLine } of records.slice(1)) {
    // Spreadsheets export blank rows with separators.
    if (cells.every((cell) => cell.trim() === '')) continue;
    // The parser counts the last line of a record; line breaks in cells move its first line up.
    const breaks = cells.reduce((sum, cell) => sum + (cell.split('\n').length - 1), 0);
    const line = lastLine - breaks;
    const misfit = misfitOf(cells, header);
    if (misfit) problems.push({ ...misfit, line });
    else {
      const at = (place: number) => (cells[place] ?? '').trim();
      rows.push({
        line,
        nameOf,
        cell: (column) => at(columns.get(column) ?? -1),
        has: (column) => columns.has(column),
        metafield: (column) => at(column.at),
      });
    }
  }
  return { ok: true, columns, metafields: findMetafields(header), rows, problems };
}

function misfitOf(cells: readonly string[], header: readonly string[]): Omit<CsvProblem, 'line'> | null {
  if (cells.length < header.length) {
    const message = `The row ends after ${cells.length} of ${header.length} cells.`;
    return { code: 'BROKEN_CSV', message, column: header[cells.length] ?? null };
  }
  if (cells.slice(header.length).some((cell) => cell.trim() !== '')) {
    const message = `The row has ${cells.length} cells, the header ${header.length}. A text with a comma needs quotes.`;
    return { code: 'BROKEN_CSV', message, column: header.at(-1) ?? null };
  }
  return null;
}

/** The parser reports the end of an unclosed quote; its start is more helpful. */
function whereItBreaks(text: string, error: CsvError): CsvProblem {
  const quote = error.code === 'INVALID_OPENING_QUOTE' ? null : lastOpenQuote(text, error);
  const { lines, column } = error;
  const index = quote?.cell ?? (typeof column === 'number' ? column : null);
  const [header = ''] = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, 1);
  return {
    code: 'BROKEN_CSV',
    message: `From here on the file is not a valid CSV: ${why(error)}`,
    line: quote?.line ?? (typeof lines === 'number' ? lines : 1),
    column: index === null ? null : (header.split(',')[index]?.replaceAll('"', '').trim() ?? null),
  };
}

function why({ code, message }: CsvError): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quote is opened, and never closed.';
    case 'CSV_INVALID_CLOSING_QUOTE':
      return 'a quote is closed, and its cell goes on. Write a quote inside of a text twice.';
    case 'INVALID_OPENING_QUOTE':
      return 'a quote stands inside of a cell. Put the cell in quotes, and write the quote inside of it twice.';
    default:
      return `${message}.`;
  }
}

/** Position of the last opening quote before an early closing one; cells start at 0, lines at 1. */
function lastOpenQuote(text: string, { code }: CsvError): { line: number; cell: number } | null {
  let [line, cell] = [1, 0];
  let last: { line: number; cell: number } | null = null;
  let isOpen = false;
  let isStart = true;
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const sign = text[at];
    const isBreak = sign === '\n' || (sign === '\r' && text[at + 1] !== '\n');
    if (isBreak) line += 1;
    if (isOpen) {
      if (sign !== '"') continue;
      if (text[at + 1] === '"') at += 1;
      else {
        isOpen = false;
        const isEnd = /^[,\r\n]?$/.test(text[at + 1] ?? '');
        if (!isEnd && code === 'CSV_INVALID_CLOSING_QUOTE') return last;
      }
    } else if (sign === '"' && isStart) {
      isOpen = true;
      last = { line, cell };
    } else if (sign === ',') cell += 1;
    else if (isBreak) cell = 0;
    isStart = !isOpen && (sign === ',' || isBreak);
  }
  return last;
}
