import type { Part, Parts } from '../editing/parts';
import type { Synonym, Synonyms } from './synonyms';

/** Sections of the synonyms, one per synonym. Their order doesn't matter. */
export const synonymsParts: Parts<Synonyms> = {
  split: ({ synonyms }) =>
    synonyms.map(
      (synonym): Part => ({
        id: synonym.id,
        title: synonymTitle(synonym),
        value: synonym,
        fields: [
          { key: 'words', label: 'Words', value: synonym.words, text: synonym.words.join(', ') },
          {
            key: 'finds',
            label: 'Also find',
            value: [synonym.direction, synonym.finds],
            text: synonym.direction === 'one' ? synonym.finds.join(', ') : 'Each other',
          },
          {
            key: 'language',
            label: 'Language',
            value: synonym.language,
            text: synonym.language === '' ? 'All languages' : synonym.language,
          },
        ],
      }),
    ),
  take(document, from, partId) {
    const theirs = from.synonyms.find(({ id }) => id === partId);
    const place = document.synonyms.findIndex(({ id }) => id === partId);
    const without = document.synonyms.filter(({ id }) => id !== partId);
    if (!theirs) return { ...document, synonyms: without };
    const at = place === -1 ? without.length : place;
    return { ...document, synonyms: [...without.slice(0, at), theirs, ...without.slice(at)] };
  },
};

/** Title of a synonym: "sofa = couch", "pants → trousers". */
export function synonymTitle({ direction, words, finds }: Synonym): string {
  const named = (each: readonly string[], sign: string) =>
    each
      .map((word) => word.trim())
      .filter(Boolean)
      .join(sign);
  if (direction === 'both') return named(words, ' = ') || 'New synonym';
  return [named(words, ', '), named(finds, ', ')].filter(Boolean).join(' → ') || 'New synonym';
}
