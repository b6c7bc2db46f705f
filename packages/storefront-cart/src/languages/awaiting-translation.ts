/**
 * Texts that components begin with and that the languages do not say yet: shoppers read them in English. Whoever
 * translates one takes it off this list.
 */
export const AWAITING_TRANSLATION: readonly string[] = [];
