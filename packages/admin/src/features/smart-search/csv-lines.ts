import type { CsvLine } from '@cartwright/core/smart-search/synonyms-csv';

export type CsvLines =
  | { readonly ok: true; readonly lines: readonly CsvLine[] }
  | { readonly ok: false; readonly problem: string };

const MAX_BYTES = 1_000_000;

/** The lines of a CSV file (RFC 4180) with commas, or with semicolons as Excel writes it where a comma is a decimal point. */
export async function readCsvLines(file: Blob): Promise<CsvLines> {
  if (file.size > MAX_BYTES) return { ok: false, problem: 'The file is larger than 1 MB. Split it.' };
  const text = await utf8Of(file);
  if (text === null) return { ok: false, problem: 'The file isn’t UTF-8 text. Save it as “CSV UTF-8”.' };
  const { CsvError, parse } = await import('csv-parse/browser/esm/sync');
  const [head = ''] = text.split(/\r?\n/, 1);
  const lines: CsvLine[] = [];
  try {
    parse(text, {
      delimiter: head.includes(';') && !head.includes(',') ? ';' : ',',
      relax_column_count: true,
      on_record(cells: string[], { lines: line }) {
        lines.push({ line, cells });
        return null;
      },
    });
    return { ok: true, lines };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A quote that is never closed is only known at the end of the file.
    const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? (lines.at(-1)?.line ?? 0) + 1 : (error.lines ?? 1);
    return { ok: false, problem: `Line ${line}: The quotes of this line don’t match.` };
  }
}

/** The text of a file, without the mark by which Excel knows UTF-8; null where it is something else. */
async function utf8Of(file: Blob): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
