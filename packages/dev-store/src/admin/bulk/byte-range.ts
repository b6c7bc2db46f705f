/** Byte range, `to` exclusive. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Byte range of a `Range` header for a file of `size` bytes: `unsatisfiable` if it starts at or
 * beyond the end, null for the whole file. Multiple or invalid ranges return the whole file, as RFC
 * 9110 allows.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Number(last);
    return length === 0 || size === 0 ? 'unsatisfiable' : { from: Math.max(0, size - length), to: size };
  }
  const from = Number(first);
  const to = last === '' ? size : Math.min(Number(last) + 1, size);
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'unsatisfiable' : { from, to };
}

/** Streams a byte range of a chunked file. */
export function* sliceChunks(pieces: Iterable<Uint8Array>, { from, to }: ByteRange): Generator<Uint8Array> {
  let at = 0;
  for (const piece of pieces) {
    const part = piece.subarray(Math.max(0, from - at), Math.max(0, to - at));
    at += piece.length;
    if (part.length > 0) yield part;
    if (at >= to) return;
  }
}
