/** A line of an export, and where the next one begins: bytes from the beginning of the whole file. */
export interface ExportLine {
  readonly text: string;
  readonly end: number;
}

/** No object of Shopify's is longer, so that something else at the address does not fill the memory. */
const MAX_LINE_LENGTH = 20_000_000;

const NEWLINE = 0x0a;

/**
 * The lines of a download that begins at `start`, one at a time. Empty ones are left out. Throws at a line that is too
 * long for any object.
 */
export async function* exportLines(
  download: AsyncIterable<Uint8Array>,
  start: number,
): AsyncGenerator<ExportLine> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  let end = start;
  const line = (last: Uint8Array) => Buffer.concat([...pieces, last]).toString('utf8');
  for await (const chunk of download) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      const text = line(chunk.subarray(from, to));
      end += length + to + 1 - from;
      from = to + 1;
      pieces = [];
      length = 0;
      if (text !== '') yield { text, end };
    }
    pieces.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > MAX_LINE_LENGTH) throw new Error(`The line at byte ${end} of the export is too long.`);
  }
  const text = line(new Uint8Array());
  if (text !== '') yield { text, end: end + length };
}
