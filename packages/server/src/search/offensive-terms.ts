/// <reference path="./naughty-words.d.ts" />
import { type ExcludedTerms, excludedTerms } from '@cartwright/core/search/excluded-terms';
import words from 'naughty-words';

const known = new Map<string, ExcludedTerms>();

/**
 * Offensive terms of a locale's language, as Shopify writes locales; empty without a list. Only of that language, as
 * such a term may be a plain word in another ("dick" is German for thick).
 */
export function offensiveTerms(locale: string): ExcludedTerms {
  const language = (locale.split('-', 1)[0] ?? '').toLowerCase();
  const before = known.get(language);
  if (before) return before;
  const terms = excludedTerms(Object.hasOwn(words, language) ? (words[language] ?? []) : []);
  if (terms.size > 0) known.set(language, terms);
  return terms;
}
