/** Problem at one place of a product CSV: a sentence, the line of the file (the header is 1), and the column where there is one. */
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

/** Why a product CSV was not loaded: every problem in the order of the file, at least one. */
export interface CsvRefusal {
  readonly ok: false;
  readonly problems: readonly CsvProblem[];
}

/** A refusal for one reason after which nothing else can be read. */
export function refuseCsv(problem: CsvProblem): CsvRefusal {
  return { ok: false, problems: [problem] };
}
