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
  const before = new Map<string, { readonly all: number; readonly best: number }>();
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
      const p95 = { all: quantile(times, 0.95), best: quantile(best, 0.95) };
      const smaller = before.get(what);
      before.set(what, p95);
      const growth = (of: 'all' | 'best') => (smaller ? (p95[of] / smaller[of]).toFixed(1) : '');
      rows.push({
        what: `${size} products, ${what}`,
        figures: {
          'median ms': quantile(times, 0.5),
          'p95 ms': p95.all,
          'p95 of each one’s best ms': p95.best,
          'p95 to the smaller catalogue’s': growth('all'),
          'best to the smaller catalogue’s': growth('best'),
        },
      });
    }
  }
  hand('results-page', 'A page of results with facets, in process', rows);
});
