/** Encodings of a file besides as it is, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * Encoding for a caller with this `Accept-Encoding` header (null without one), of the encodings that there are and the
 * file as it is. Who refuses all of them is sent the file as it is, which everybody can read. Source: RFC 9110, 12.5.3.
 */
export function acceptedEncoding(header: string | null, there: readonly Encoding[]): Encoding | 'identity' {
  const weights = weightsOf(header ?? '');
  const others = weights.get('*');
  const weightOf = (name: Encoding) => weights.get(name) ?? others ?? 0;
  // Not named, it can be had, but is liked least.
  let [best, most]: [Encoding | 'identity', number] = ['identity', weights.get('identity') ?? 0];
  for (const name of ENCODINGS.filter((each) => there.includes(each))) {
    const weight = weightOf(name);
    if (weight > most || (weight === most && weight > 0 && best === 'identity'))
      [best, most] = [name, weight];
  }
  return best;
}

const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** By the name of the encoding, 0 to 1. A part that cannot be read counts as absent. */
function weightsOf(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
    if (name !== '' && WEIGHT.test(weight)) weights.set(name === 'x-gzip' ? 'gzip' : name, Number(weight));
  }
  return weights;
}
