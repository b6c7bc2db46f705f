import { wordKeys } from '@cartwright/core/search/engine/analysis/word-keys';

/** Comparison key of a term: case and accents folded. Empty without letters. */
export const termKey = (term: string) => wordKeys(term).join(' ');
