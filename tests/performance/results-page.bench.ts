import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import { largeCatalogue } from '@cartwright/dev-store/catalogue/large/large-catalogue';
import { expect, test } from '@playwright/test';
import { measured, mirrored, resultsSearch, rightText } from './large-searches';
import { hand, quantile, type Row, rounds } from './results';
import { seeded } from './search/random';
import { withTypo } from './search/typos';

const SIZES = [rounds(43_000, 3_000), rounds(150_000, 6_000)] as const;
const TEXTS = rounds(350, 28);
const TIMES = rounds(5, 2);
const SEED = 1;

test('a page of results as the catalogue grows, rightly typed and misspelt', () => {
  test.setTimeout(1_200_000);
  const rows: Row[] = [];
  const before = new Map<string, number>();
  for (const size of SIZES) {
    const { products } = largeCatalogue(size, 1);
    const { page } = resultsSearch(buildIndex(products.map(mirrored), [], ['en']));
    const random = seeded(SEED);
    const right = Array.from({ length: TEXTS }, (_, at) => rightText(products, at));
    const misspelt = right.map((text) => withTypo(text, random));
    expect(right.some((text) => page(text).total > 0)).toBe(true);
    for (const [what, texts] of [
      ['rightly typed', right],
      ['misspelt', misspelt],
    ] as const) {
      const { times, best } = measured(texts, TIMES, page);
      const p95 = quantile(best, 0.95);
      const smaller = before.get(what);
      before.set(what, p95);
      rows.push({
        what: `${size} products, ${what}`,
        figures: {
          'median ms': quantile(times, 0.5),
          'p95 ms': quantile(times, 0.95),
          'p95 of each one’s best ms': p95,
          'to the smaller catalogue': smaller === undefined ? '' : (p95 / smaller).toFixed(1),
        },
      });
    }
  }
  hand('results-page', 'A page of results with facets, in process', rows);
});
