import type { Part, Parts } from '../editing/parts';
import { languageName } from '../texts/language-name';
import type { Translations } from './translations';

interface Translated {
  readonly translations: Translations;
}

const PART = 'translations:';

export const isTranslationsPart = (partId: string): boolean => partId.startsWith(PART);

/** Sections of a document's translations, one per language. */
export function translationsParts({ translations }: Translated): Part[] {
  return Object.entries(translations).map(([language, value]) => ({
    id: `${PART}${language}`,
    title: `Translations: ${languageName(language)}`,
    value,
  }));
}

/** Document with the translations of a section's language from `from`, or without them. */
export function withTranslationsPart<Doc extends Translated>(document: Doc, from: Doc, partId: string): Doc {
  const language = partId.slice(PART.length);
  const { [language]: _, ...others } = document.translations;
  const taken = from.translations[language];
  return { ...document, translations: taken ? { ...others, [language]: taken } : others };
}

/** Sections of a document with those of its translations. */
export function partsWithTranslations<Doc extends Translated>(parts: Parts<Doc>): Parts<Doc> {
  return {
    split: (document) => [...parts.split(document), ...translationsParts(document)],
    take: (document, from, partId) =>
      isTranslationsPart(partId)
        ? withTranslationsPart(document, from, partId)
        : parts.take(document, from, partId),
  };
}
