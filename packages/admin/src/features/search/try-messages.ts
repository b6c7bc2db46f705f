import type { TriedSearch } from '@cartwright/core/contract/try-search';

/** Explanation of a search: one sentence per step, then the number of results. */
export function tryMessage(tried: Omit<TriedSearch, 'products' | 'hidden'>): string[] {
  const { corrected, otherLanguage, group, redirect, relaxed, total, blocked } = tried;
  if (blocked) return [`Nothing is found: ${blockedMessage(tried)}`];
  return [
    ...ignoredMessage('Excluded', tried.excluded),
    ...ignoredMessage('Offensive', tried.offensive),
    ...(corrected === null ? [] : [`Spelled as “${corrected}”.`]),
    ...tried.synonyms.map(
      ({ word, finds }) => `“${word}” also finds ${finds.map((each) => `“${each}”`).join(', ')}.`,
    ),
    ...(otherLanguage === null
      ? []
      : [`Nothing is found in the shopper’s language. These are found in ${languageName(otherLanguage)}.`]),
    ...(group === null
      ? []
      : [
          `Keyword group “${group.name}” applies: “${group.keyword}” is ${group.matched === 'equal' ? '' : 'in '}the search.`,
        ]),
    ...(redirect === null ? [] : [`Shoppers who send this search go to ${redirect} instead.`]),
    ...(relaxed === null ? [] : [relaxedMessage(relaxed)]),
    total === 0 ? 'No products found.' : total === 1 ? '1 product found.' : `${total} products found.`,
  ];
}

function blockedMessage({ excluded, offensive }: Pick<TriedSearch, 'excluded' | 'offensive'>): string {
  if (offensive.length === 0) return 'the search has only excluded words.';
  if (excluded.length === 0) return 'the search has only offensive words.';
  return 'the search has only excluded and offensive words.';
}

function ignoredMessage(kind: string, words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const named = words.map((word) => `“${word}”`).join(', ');
  return [`${kind} ${words.length === 1 ? 'word' : 'words'} ignored: ${named}.`];
}

function relaxedMessage({ withAll, missing }: NonNullable<TriedSearch['relaxed']>): string {
  if (withAll === 0) {
    const named = missing.map((word) => `“${word}”`).join(', ');
    return `No product has every word of the search. The closest ones are missing ${named}.`;
  }
  return `${withAll === 1 ? '1 product has' : `${withAll} products have`} all words of the search. Products with fewer follow.`;
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

const languageName = (locale: string): string => NAMES.of(locale) ?? locale;
