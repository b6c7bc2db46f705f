/** Languages of the storefront's default texts besides English; each has a file in the storefront. */
export const SPOKEN: readonly string[] = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt'];
