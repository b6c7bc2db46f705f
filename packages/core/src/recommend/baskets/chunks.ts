/** Integers in chunks: appending copies nothing, and unneeded chunks at the front are freed. */
export interface Chunks {
  readonly chunks: (Int32Array | null)[];
}

const BITS = 12;
/** Numbers per chunk. */
export const CHUNK = 1 << BITS;
const MASK = CHUNK - 1;

export const noChunks = (): Chunks => ({ chunks: [] });

/** Number at an index; -1 if it has been freed. */
export function numberAt({ chunks }: Chunks, at: number): number {
  return chunks[at >> BITS]?.[at & MASK] ?? -1;
}

export function setNumber({ chunks }: Chunks, at: number, number: number): void {
  const chunk = chunks[at >> BITS];
  if (chunk) chunk[at & MASK] = number;
}

/** Writes at an index behind all others. */
export function appendNumber({ chunks }: Chunks, at: number, number: number): void {
  const chunk = at >> BITS;
  while (chunks.length <= chunk) chunks.push(new Int32Array(CHUNK));
  setNumber({ chunks }, at, number);
}

/** First index from `at` on with room for so many numbers in one chunk. */
export function placeFor(at: number, length: number): number {
  return (at & MASK) + length <= CHUNK ? at : ((at >> BITS) + 1) << BITS;
}

/** Adjacent numbers that were written at `placeFor`. */
export function numbersAt({ chunks }: Chunks, at: number, length: number): Int32Array {
  const from = at & MASK;
  return chunks[at >> BITS]?.subarray(from, from + length) ?? NOTHING;
}

/** Frees the chunks that end before an index. */
export function dropBefore({ chunks }: Chunks, at: number): void {
  for (let chunk = (at >> BITS) - 1; chunk >= 0 && chunks[chunk] !== null; chunk -= 1) {
    if (chunk < chunks.length) chunks[chunk] = null;
  }
}

export function chunksBytes({ chunks }: Chunks): number {
  return chunks.reduce((sum, chunk) => sum + (chunk?.byteLength ?? 0), 0);
}

const NOTHING = new Int32Array(0);
