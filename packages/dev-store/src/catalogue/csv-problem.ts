/** Why a product CSV was not loaded: a sentence, the line of the file (the header is 1), and the column where there is one. */
export interface CsvProblem {
  readonly ok: false;
  readonly code: 'BROKEN_CSV' | 'MISSING_COLUMN' | 'MISSING_CELL' | 'INVALID_CELL' | 'DOUBLE_VARIANT';
  readonly message: string;
  readonly line: number;
  readonly column: string | null;
}
