/** Limits of a function in Shopify; 1 kB is 1,000 bytes. Source: shopify.dev, Functions API, "Limitations". */
export const FUNCTION_LIMITS = {
  memoryBytes: 10_000_000,
  stackBytes: 512_000,
  inputBytes: 128_000,
  outputBytes: 20_000,
  /** Of an input query without comments. */
  queryBytes: 3_000,
  queryCost: 30,
  /** Entries of a list that an input query gives as an argument. */
  queryListEntries: 100,
  /** A larger metafield is not given to functions. */
  metafieldBytes: 10_000,
} as const;

/** A cart of up to this many lines has the plain limits; those of input and output grow with the lines above it. */
const LINES_OF_PLAIN_LIMITS = 200;

/** Bytes of input and output that a function may have for a cart of so many lines (`@scaleLimits(rate: 0.005)`). */
export function scaledLimits(lines: number): { readonly inputBytes: number; readonly outputBytes: number } {
  const counted = Math.max(LINES_OF_PLAIN_LIMITS, lines);
  return {
    inputBytes: Math.floor((FUNCTION_LIMITS.inputBytes * counted) / LINES_OF_PLAIN_LIMITS),
    outputBytes: Math.floor((FUNCTION_LIMITS.outputBytes * counted) / LINES_OF_PLAIN_LIMITS),
  };
}
