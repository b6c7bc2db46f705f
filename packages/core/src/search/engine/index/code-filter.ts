/**
 * Bloom filter by which most texts are recognised as neither a code of the catalogue nor a part of one, without a
 * search of all codes: one bit is set per hash of a code or part. There are false positives; bits of deleted codes
 * remain until the filter is rebuilt.
 */
export interface CodeFilter {
  bits: Uint8Array;
  /** Number of hashes added, those of the last rebuild included. */
  added: number;
}

/** Bits per hash after a rebuild, and the minimum before the next one. */
const BITS = 16;
const MIN_BITS = 8;
const BITS_OF_BYTE = 8;

export const noCodeFilter = (): CodeFilter => ({ bits: new Uint8Array(0), added: 0 });

/** Whether a code or a part may have this hash. */
export function mayHave({ bits }: CodeFilter, hash: number): boolean {
  const place = placeIn(bits, hash);
  return ((bits[place >>> 3] ?? 0) & (1 << (place & 7))) !== 0;
}

/** Adds hashes, or rebuilds the filter from `all` of the catalogue's if it is too full. */
export function addToFilter(filter: CodeFilter, hashes: Int32Array, all: () => Int32Array): void {
  filter.added += hashes.length;
  if (filter.added * MIN_BITS > filter.bits.length * BITS_OF_BYTE) renewFilter(filter, all());
  else setBits(filter, hashes);
}

export function renewFilter(filter: CodeFilter, all: Int32Array): void {
  const size = all.length === 0 ? 0 : 2 ** Math.ceil(Math.log2((all.length * BITS) / BITS_OF_BYTE));
  filter.bits = new Uint8Array(size);
  filter.added = all.length;
  setBits(filter, all);
}

function setBits({ bits }: CodeFilter, hashes: Int32Array): void {
  for (const hash of hashes) {
    const place = placeIn(bits, hash);
    bits[place >>> 3] = (bits[place >>> 3] ?? 0) | (1 << (place & 7));
  }
}

/** Bit of a hash; a filter's number of bits is a power of two. */
const placeIn = (bits: Uint8Array, hash: number) => hash & (bits.length * BITS_OF_BYTE - 1);
