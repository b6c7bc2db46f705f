/** Precompressed encodings of a file, smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * Encoding for an `Accept-Encoding` header (null without one), among the available ones and
 * identity. Falls back to identity even if all are rejected. Source: RFC 9110, 12.5.3.
 */
export function acceptedEncoding(header: string | null, there: readonly Encoding[]): Encoding | 'identity' {
  const weights = weightsOf(header ?? '');
  const others = weights.get('*');
  const weightOf = (name: Encoding) => weights.get(name) ?? others ?? 0;
  // If not listed, identity is acceptable with the lowest priority.
  let [best, bestWeight]: [Encoding | 'identity', number] = ['identity', weights.get('identity') ?? 0];
  for (const name of ENCODINGS.filter((each) => there.includes(each))) {
    const weight = weightOf(name);
    if (weight > bestWeight || (weight === bestWeight && weight > 0 && best === 'identity'))
      [best, bestWeight] = [name, weight];
  }
  return best;
}

const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Weights by encoding, 0 to 1. Invalid entries are ignored. */
function weightsOf(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
    if (name !== '' && WEIGHT.test(weight)) weights.set(name === 'x-gzip' ? 'gzip' : name, Number(weight));
  }
  return weights;
}
