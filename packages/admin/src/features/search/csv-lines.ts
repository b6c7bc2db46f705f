import type { CsvLine } from '@cartwright/core/search/synonyms-csv';

export type CsvLines =
  | { readonly ok: true; readonly lines: readonly CsvLine[] }
  | { readonly ok: false; readonly problem: string };

const MAX_BYTES = 1_000_000;

/**
 * Lines of a CSV file (RFC 4180), separated by commas or, as Excel does in some locales,
 * semicolons.
 */
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
    // An unclosed quote is only detected at the end of the file.
    const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? (lines.at(-1)?.line ?? 0) + 1 : (error.lines ?? 1);
    return { ok: false, problem: `Line ${line}: The quotes of this line don’t match.` };
  }
}

/** Decoded text of a file without BOM; null if it isn't UTF-8. */
async function utf8Of(file: Blob): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
