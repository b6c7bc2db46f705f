import { useReadings } from '@cartwright/core/search/engine/analysis/readings';
import { readJapanese } from '@cartwright/server/catalogue-index/japanese-readings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resultsPageFor, searchSets } from './search-set';

/** The share of what is typed for which the product is among the first ten results, at least. */
const MIN_HIT_RATE: Readonly<Record<string, number>> = {
  ar: 0.95,
  cs: 0.95,
  da: 0.97,
  de: 0.97,
  es: 0.97,
  fi: 0.9,
  fr: 0.97,
  ja: 0.9,
  ko: 0.93,
  nb: 0.97,
  nl: 0.97,
  pl: 0.95,
  sv: 0.95,
  tr: 0.97,
  zh: 0.95,
};
/** Maximum share of correctly typed queries that find only other products. */
const MAX_WRONG = 0.01;

beforeAll(readJapanese);
afterAll(() => useReadings(() => []));

describe('results page search', () => {
  const sets = searchSets();
  const wrong: string[] = [];
  let right = 0;

  it.each(sets)('finds what people type in $language', ({ language, titles, pairs }) => {
    const page = resultsPageFor({ language, titles });
    const missed = pairs.flatMap(({ kind, typed, title }) => {
      const found = page(typed);
      if (kind !== 'misspelt') right += 1;
      if (found.includes(title)) return [];
      if (kind !== 'misspelt' && found.length > 0) wrong.push(`${typed} (${title}): ${found[0]}`);
      return [`${kind}: ${typed} (${title})`];
    });
    const share = 1 - missed.length / pairs.length;
    expect(share, `${share.toFixed(3)}, missed: ${missed.join('; ')}`).toBeGreaterThanOrEqual(
      MIN_HIT_RATE[language] ?? 1,
    );
  });

  it('rarely returns only other products', () => {
    expect(wrong.length / right, wrong.join('; ')).toBeLessThan(MAX_WRONG);
  });
});
