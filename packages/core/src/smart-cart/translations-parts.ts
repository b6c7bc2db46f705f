import type { Part } from '../editing/parts';
import { languageName } from '../texts/language-name';
import type { CartDocument } from './cart-document';

const PART = 'translations:';

export const isTranslationsPart = (partId: string): boolean => partId.startsWith(PART);

/** The texts of each language as a part of its own. */
export function translationsParts({ translations }: CartDocument): Part[] {
  return Object.entries(translations).map(([language, value]) => ({
    id: `${PART}${language}`,
    title: `Translations: ${languageName(language)}`,
    value,
  }));
}

/** A document with the texts of a part's language as they are in `from`, or without them. */
export function withTranslationsPart(
  document: CartDocument,
  from: CartDocument,
  partId: string,
): CartDocument {
  const language = partId.slice(PART.length);
  const { [language]: _, ...others } = document.translations;
  const taken = from.translations[language];
  return { ...document, translations: taken ? { ...others, [language]: taken } : others };
}
