/** Problem of a product CSV: message, line (the header is 1), and column if known. */
export interface CsvProblem {
  readonly code:
    | 'BROKEN_CSV'
    | 'WRONG_ENCODING'
    | 'MISSING_COLUMN'
    | 'NO_PRODUCTS'
    | 'MISSING_CELL'
    | 'INVALID_CELL'
    | 'UNKNOWN_OPTION'
    | 'DOUBLE_VARIANT';
  readonly message: string;
  readonly line: number;
  readonly column: string | null;
}

/** Rejection of a product CSV: all problems in file order, at least one. */
export interface CsvRefusal {
  readonly ok: false;
  readonly problems: readonly CsvProblem[];
}

/** Rejection for a fatal problem. */
export function refuseCsv(problem: CsvProblem): CsvRefusal {
  return { ok: false, problems: [problem] };
}
