import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { isBlank } from '@cartwright/core/texts/is-blank';
import type { TextSlot } from '@cartwright/core/translations/text-slots';
import { keptOriginal, type Translation } from '@cartwright/core/translations/translations';

/**
 * State of a text in a language. `changed`: its original was changed since it was translated; `own_words`: it is left at its
 * default, which the storefront says in its own words; `shopifys`: shoppers read Shopify's translation of it.
 */
export type TranslationState = 'translated' | 'changed' | 'own_words' | 'shopifys' | 'missing';

export function translationState(
  { text, isShopifys }: Pick<TextSlot, 'text' | 'isShopifys'>,
  translation: Translation | undefined,
  language: string,
  isDefaultText: (text: string) => boolean,
): TranslationState {
  if (translation && !isBlank(translation.text)) {
    return translation.original === keptOriginal(text) ? 'translated' : 'changed';
  }
  if (isShopifys) return 'shopifys';
  return hasWordsIn(language) && isDefaultText(text) ? 'own_words' : 'missing';
}

/** Whether the storefront has words of its own in a language. */
function hasWordsIn(language: string): boolean {
  const base = language.toLowerCase().split('-')[0] ?? language;
  return base === 'en' || SPOKEN.includes(base);
}
