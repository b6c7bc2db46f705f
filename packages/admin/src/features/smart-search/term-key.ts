import { wordKeys } from '@cartwright/core/search/analysis/word-keys';

/** By what terms are compared: whatever their case and accents. Empty for what has no letter. */
export const termKey = (term: string) => wordKeys(term).join(' ');
