import { isDefaultText } from '@cartwright/core/smart-cart/default-texts';
import type { TranslatableText } from '@cartwright/core/smart-cart/translatable-texts';
import { keptOriginal, type Translation } from '@cartwright/core/smart-cart/translations';
import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { isBlank } from '@cartwright/core/texts/is-blank';

/**
 * State of a text in a language. `changed`: its original was changed since it was translated; `own_words`: it is left at its
 * default, which the storefront says in its own words.
 */
export type TranslationState = 'translated' | 'changed' | 'own_words' | 'missing';

export function translationState(
  { text }: Pick<TranslatableText, 'text'>,
  translation: Translation | undefined,
  language: string,
): TranslationState {
  if (translation && !isBlank(translation.text)) {
    return translation.original === keptOriginal(text) ? 'translated' : 'changed';
  }
  return hasWordsIn(language) && isDefaultText(text) ? 'own_words' : 'missing';
}

/** Whether the storefront has words of its own in a language. */
function hasWordsIn(language: string): boolean {
  const base = language.toLowerCase().split('-')[0] ?? language;
  return base === 'en' || SPOKEN.includes(base);
}
