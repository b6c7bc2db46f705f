import { type CsvRefusal, refuseCsv } from './csv-problem';

/**
 * Decoded CSV: UTF-8 with or without BOM, or UTF-16 with BOM. Other encodings are rejected, with
 * the first affected line.
 */
export function csvText(bytes: Uint8Array): { readonly ok: true; readonly text: string } | CsvRefusal {
  const encoding = encodingOf(bytes);
  try {
    // The decoder strips the BOM.
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // NUL characters reveal UTF-16 without BOM, and PostgreSQL rejects them.
    const [before = ''] = text.split('\0', 1);
    return before.length < text.length ? wrongEncoding(before) : { ok: true, text };
  } catch {
    // A lenient decoder marks the position with a replacement character.
    const [before = ''] = new TextDecoder().decode(bytes).split('\uFFFD', 1);
    return wrongEncoding(before);
  }
}

function wrongEncoding(before: string): CsvRefusal {
  return refuseCsv({
    code: 'WRONG_ENCODING',
    message:
      'This line is not written in UTF-8. Save the file as "CSV UTF-8", or export it from Shopify again.',
    line: before.split('\n').length,
    column: null,
  });
}

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
