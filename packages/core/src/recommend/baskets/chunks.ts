/** Whole numbers in chunks: appending copies nothing, and the chunks at the front go when nothing needs them. */
export interface Chunks {
  readonly chunks: (Int32Array | null)[];
}

const BITS = 12;
/** Numbers of a chunk. */
export const CHUNK = 1 << BITS;
const MASK = CHUNK - 1;

export const noChunks = (): Chunks => ({ chunks: [] });

/** The number at a place; -1 where there is none any more. */
export function numberAt({ chunks }: Chunks, at: number): number {
  return chunks[at >> BITS]?.[at & MASK] ?? -1;
}

export function setNumber({ chunks }: Chunks, at: number, number: number): void {
  const chunk = chunks[at >> BITS];
  if (chunk) chunk[at & MASK] = number;
}

/** Writes at a place behind all others. */
export function appendNumber({ chunks }: Chunks, at: number, number: number): void {
  const chunk = at >> BITS;
  while (chunks.length <= chunk) chunks.push(new Int32Array(CHUNK));
  setNumber({ chunks }, at, number);
}

/** The first place from `at` on with room for so many numbers in one chunk. */
export function placeFor(at: number, length: number): number {
  return (at & MASK) + length <= CHUNK ? at : ((at >> BITS) + 1) << BITS;
}

/** Numbers that were written at `placeFor`, side by side. */
export function numbersAt({ chunks }: Chunks, at: number, length: number): Int32Array {
  const from = at & MASK;
  return chunks[at >> BITS]?.subarray(from, from + length) ?? NOTHING;
}

/** Gives back the chunks that end before a place. */
export function dropBefore({ chunks }: Chunks, at: number): void {
  for (let chunk = (at >> BITS) - 1; chunk >= 0 && chunks[chunk] !== null; chunk -= 1) {
    if (chunk < chunks.length) chunks[chunk] = null;
  }
}

export function chunksBytes({ chunks }: Chunks): number {
  return chunks.reduce((sum, chunk) => sum + (chunk?.byteLength ?? 0), 0);
}

const NOTHING = new Int32Array(0);
