import {
  type CatalogueIndex,
  type Translated,
  translationNamesOf,
} from '../../catalogue/index/catalogue-index';
import { foldValue } from '../../catalogue/index/fold-value';

/**
 * Translations of words of a kind in a language, as Shopify writes locales; a word that isn't translated is undefined. Where
 * products differ, as most of them have it. `de-AT` is read as `de` where it has nothing of its own.
 */
export function translatedValues(
  index: CatalogueIndex,
  language: string | null,
  of: Translated,
): (own: string) => string | undefined {
  if (language === null) return () => undefined;
  const base = language.split('-')[0] ?? language;
  const [exact, ofBase] = [wordsIn(index, language, of), base === language ? NONE : wordsIn(index, base, of)];
  return (own) => exact.get(foldValue(own)) ?? ofBase.get(foldValue(own));
}

const NONE: ReadonlyMap<string, string> = new Map();

function wordsIn(
  { translations }: CatalogueIndex,
  language: string,
  of: Translated,
): ReadonlyMap<string, string> {
  const begin = translationNamesOf(language, of);
  const words = new Map<string, string>();
  const bestCounts = new Map<string, number>();
  for (const [name, number] of translations.numbers) {
    if (!name.startsWith(begin)) continue;
    const [own, translated] = JSON.parse(name.slice(begin.length));
    const count = translations.counts[number] ?? 0;
    const before = bestCounts.get(own) ?? 0;
    const known = words.get(own);
    if (before > count || (before === count && known !== undefined && known < translated)) continue;
    bestCounts.set(own, count);
    words.set(own, translated);
  }
  return words;
}
