import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { isBlank } from '@cartwright/core/texts/is-blank';
import type { TextSlot } from '@cartwright/core/translations/text-slots';
import { keptOriginal, type Translation } from '@cartwright/core/translations/translations';

/**
 * State of a translation. `changed`: the original changed since; `own_words`: default text that the
 * storefront translates; `shopifys`: translated by Shopify.
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

/** Whether the storefront has its own texts in a language. */
function hasWordsIn(language: string): boolean {
  const base = language.toLowerCase().split('-')[0] ?? language;
  return base === 'en' || SPOKEN.includes(base);
}
