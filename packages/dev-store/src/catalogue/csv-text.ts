import { type CsvRefusal, refuseCsv } from './csv-problem';

/**
 * The text of a CSV file: UTF-8 with or without a byte order mark, or UTF-16 with one. Any other encoding would turn
 * names into signs, so it is refused, with the line where it shows.
 */
export function csvText(bytes: Uint8Array): { readonly ok: true; readonly text: string } | CsvRefusal {
  const encoding = encodingOf(bytes);
  try {
    // Its byte order mark is taken off by the decoder.
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // UTF-16 without a mark has them between letters, and no database takes them.
    const [before = ''] = text.split('\0', 1);
    return before.length < text.length ? wrongEncoding(before) : { ok: true, text };
  } catch {
    // A decoder that replaces what it cannot read marks the place: a sound file does not have that sign before it.
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
