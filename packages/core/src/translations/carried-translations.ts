import { foundTranslations } from './found-translations';
import type { TextSlot } from './text-slots';
import type { Translations } from './translations';

interface TextSource {
  readonly slots: readonly TextSlot[];
  readonly translations: Translations;
  /** Target key of a text; absent: its own. */
  readonly keyOf?: (key: string) => string;
}

/**
 * Translations of texts copied from another document, in addition to existing ones: for texts that are the same in
 * both, and have none yet.
 */
export function carriedTranslations(
  slots: readonly TextSlot[],
  own: Translations,
  { slots: sources, translations, keyOf = (key) => key }: TextSource,
): Translations {
  const texts = new Map(slots.map(({ key, text }) => [key, text]));
  const taken = new Map(
    sources.flatMap(({ key, text }) => (texts.get(keyOf(key)) === text ? [[key, keyOf(key)] as const] : [])),
  );
  const all: Record<string, Translations[string]> = { ...own };
  for (const language of Object.keys(translations)) {
    const before = (Object.hasOwn(all, language) && all[language]) || {};
    const found = [...foundTranslations(sources, translations, language)].flatMap(([key, translation]) => {
      const to = taken.get(key);
      return to === undefined || Object.hasOwn(before, to) ? [] : [[to, translation] as const];
    });
    if (found.length > 0) all[language] = { ...before, ...Object.fromEntries(found) };
  }
  return all;
}
