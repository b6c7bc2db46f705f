/** Line of an export, and the byte offset of the next one. */
export interface ExportLine {
  readonly text: string;
  readonly end: number;
}

/** Limit above any object of Shopify, to bound memory. */
const MAX_LINE_LENGTH = 20_000_000;

const NEWLINE = 0x0a;

/**
 * Streams the lines of a download that begins at `start`, without blank ones. Throws for a line
 * above the limit.
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
