/** Particles after nouns, longest first. */
const PARTICLES =
  /(?:에서는|으로는|에서|으로|에게|까지|부터|처럼|보다|이나|이랑|하고|들|용|의|을|를|은|는|이|가|와|과|로|에|도|랑)$/;
const MIN_LENGTH = 2;

/** Korean noun without its particle; null if it has none. */
export function withoutParticle(word: string): string | null {
  const bare = word.replace(PARTICLES, '');
  return bare !== word && bare.length >= MIN_LENGTH ? bare : null;
}
