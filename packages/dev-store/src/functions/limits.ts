/** Limits of a function in Shopify; 1 kB is 1,000 bytes. Source: shopify.dev, Functions API, "Limitations". */
export const FUNCTION_LIMITS = {
  memoryBytes: 10_000_000,
  stackBytes: 512_000,
  inputBytes: 128_000,
  outputBytes: 20_000,
  /** Size of an input query without comments. */
  queryBytes: 3_000,
  queryCost: 30,
  /** Entries of a list argument in an input query. */
  queryListEntries: 100,
  /** Size of a metafield; larger ones aren't passed to functions. */
  metafieldBytes: 10_000,
} as const;

/** Number of lines up to which the limits are constant; above, those of input and output scale with the lines. */
const LINES_OF_PLAIN_LIMITS = 200;

/** Limits of input and output in bytes by number of lines (`@scaleLimits(rate: 0.005)`). */
export function scaledLimits(lines: number): { readonly inputBytes: number; readonly outputBytes: number } {
  const counted = Math.max(LINES_OF_PLAIN_LIMITS, lines);
  return {
    inputBytes: Math.floor((FUNCTION_LIMITS.inputBytes * counted) / LINES_OF_PLAIN_LIMITS),
    outputBytes: Math.floor((FUNCTION_LIMITS.outputBytes * counted) / LINES_OF_PLAIN_LIMITS),
  };
}
