/** The languages that the storefront has words for besides English; each has a file of words in the storefront. */
export const SPOKEN: readonly string[] = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt'];
