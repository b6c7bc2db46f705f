import { majorToSubunits } from '@cartwright/core/money/decimal';
import type { CsvColumn } from './csv-columns';
import type { CsvProblem } from './csv-problem';
import type { CsvRow } from './csv-rows';

/** Collects a problem of a cell; parsing continues, to report all at once. */
export type Complain = (code: CsvProblem['code'], row: CsvRow, column: CsvColumn, message: string) => void;

/** Amount in subunits; null if blank or invalid. */
export function readAmount(row: CsvRow, column: CsvColumn, complain: Complain): number | null {
  const cell = row.cell(column);
  if (cell === '') return null;
  const amount = /^\d{1,9}(\.\d{1,9})?$/.test(cell) ? majorToSubunits(cell) : null;
  if (amount === null)
    complain('INVALID_CELL', row, column, `"${cell}" is not a price. Write it like 12.50.`);
  return amount;
}

/** Stock or weight; blank is 0. Decimal weights are rounded. */
export function readNumber(
  row: CsvRow,
  column: CsvColumn,
  complain: Complain,
  kind: 'whole' | 'decimal',
): number {
  const cell = row.cell(column);
  if (cell === '') return 0;
  const value = Number(cell);
  const pattern = kind === 'whole' ? /^-?\d{1,9}(\.0+)?$/ : /^\d{1,9}(\.\d+)?$/;
  if (!pattern.test(cell) || !Number.isFinite(value)) {
    complain(
      'INVALID_CELL',
      row,
      column,
      `"${cell}" is not a ${kind === 'whole' ? 'whole number' : 'number'}.`,
    );
    return 0;
  }
  return Math.round(value);
}

/** Enumerated value in lower case; `otherwise` if blank or unknown. */
export function readWord<Word extends string>(
  row: CsvRow,
  column: CsvColumn,
  complain: Complain,
  words: readonly Word[],
  otherwise: Word,
): Word {
  const cell = row.cell(column).toLowerCase();
  if (cell === '') return otherwise;
  const word = words.find((each) => each === cell);
  if (word !== undefined) return word;
  complain('INVALID_CELL', row, column, `"${row.cell(column)}" is none of ${words.join(', ')}.`);
  return otherwise;
}

export function readTruth(row: CsvRow, column: CsvColumn, complain: Complain, otherwise: boolean): boolean {
  return readWord(row, column, complain, ['true', 'false'], otherwise ? 'true' : 'false') === 'true';
}
