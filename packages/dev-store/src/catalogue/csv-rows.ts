import { CsvError, parse } from 'csv-parse/sync';
import type { CsvProblem } from './csv-problem';

/** One line of a product CSV: cells by column name, and where it begins in the file. */
export interface CsvRow {
  readonly line: number;
  cell(column: string): string;
}

/** The rows of a CSV text with a header, or the first place where it is none. Lines count from 1, the header is line 1. */
export function readRows(
  text: string,
): { readonly ok: true; readonly columns: readonly string[]; readonly rows: CsvRow[] } | CsvProblem {
  let columns: string[] = [];
  try {
    const records: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
      bom: true,
      columns: (header: string[]) => {
        columns = header.map((name) => name.trim());
        return columns;
      },
      info: true,
      skip_empty_lines: true,
    });
    // The parser counts the last line of a record; a cell with line breaks begins further up.
    const rows = records.map(({ record, info }) => {
      const breaks = Object.values(record).reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
      return { line: info.lines - breaks, cell: (column: string) => (record[column] ?? '').trim() };
    });
    return { ok: true, columns, rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines, column } = error;
    return {
      ok: false,
      code: 'BROKEN_CSV',
      message: `The file is not a valid CSV: ${error.message}.`,
      line: typeof lines === 'number' ? lines : 1,
      column: typeof column === 'string' ? column : null,
    };
  }
}
