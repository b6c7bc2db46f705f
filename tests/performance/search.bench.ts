import { lexicalIndexBytes } from '@cartwright/core/search/engine/index/lexical-index';
import { search } from '@cartwright/core/search/engine/ranking/search';
import { readJapanese } from '@cartwright/server/catalogue-index/japanese-readings';
import { expect, test } from '@playwright/test';
import { resultsPageFor, searchSets } from '../conformance/search-languages/search-set';
import { inMegabytes, memoryInUse } from './memory';
import { hand, quantile, type Row, rounds } from './results';
import { mean, pairedDifference } from './search/bootstrap';
import { type Engine, miniSearch, othersIn, ourIndex, ours, postgres } from './search/engines';
import { type Judgements, ndcg, readJudgements } from './search/judgements';
import { seeded } from './search/random';
import { TYPOS, type Typo, withoutSpaces, withTypo } from './search/typos';

const PRODUCTS = rounds(43_000, 6_000);
const TIMES = rounds(20, 2);
const SEEDS = rounds(8, 1);
const SEED = 1;
/** NDCG@10 over all judged queries. */
const MIN_HITS = 0.79;

const FILE = process.env.BENCH_JUDGEMENTS;

test('how relevant is what is found, beside other engines', async () => {
  test.skip(FILE === undefined, 'needs judgements');
  test.setTimeout(1_200_000);
  const judgements = readJudgements(FILE ?? '');
  const { docs } = judgements;
  const database = await postgres(docs);
  const engines: readonly (readonly [string, Engine])[] = [
    ['ours, the results page', ours(docs)],
    ['MiniSearch 7, stemmed, all words, then any', miniSearch(docs, false)],
    ['the same, words a fifth different', miniSearch(docs, true)],
    ['PostgreSQL, all words, then any', database.engine],
  ];
  const judged = [];
  for (const [what, engine] of engines) judged.push({ what, ...(await judge(engine, judgements)) });
  const [, page] = engines[0] ?? [];
  if (page) {
    const kinds: Row[] = [];
    for (const kind of Object.keys(TYPOS) as Typo[]) {
      const each = await misspelt(page, judgements, kind);
      kinds.push({ what: kind, figures: { 'NDCG@10': inThousandths(mean(each)) } });
    }
    hand('search-typos', 'The results page by what is mistyped', kinds);
  }
  await database.end();
  const [first] = judged;
  if (!first) return;
  const rows = judged.map(({ what, plain, withTypo, withoutSpace }): Row => {
    const half = (parity: number) => plain.filter((_, at) => at % 2 === parity);
    return {
      what,
      figures: {
        'NDCG@10': inThousandths(mean(plain)),
        'tuned on': inThousandths(mean(half(0))),
        'checked on': inThousandths(mean(half(1))),
        'ours ahead by': what.startsWith('ours') ? '' : ahead(first.plain, plain),
        'with a typo': inThousandths(mean(withTypo)),
        'without a space': inThousandths(mean(withoutSpace)),
        'then ahead by': what.startsWith('ours') ? '' : ahead(first.withTypo, withTypo),
      },
    };
  });
  hand('search', `Relevance over ${first.plain.length} queries and ${docs.length} products`, rows);
  expect(mean(first.plain)).toBeGreaterThanOrEqual(MIN_HITS);
  for (const { plain } of judged) expect(mean(first.plain)).toBeGreaterThanOrEqual(mean(plain));
});

test('what people type in their language, beside other engines', async () => {
  test.setTimeout(600_000);
  readJapanese();
  const rows: Row[] = [];
  for (const set of searchSets()) {
    const others = await othersIn(set.language, set.titles);
    const share = async (engine: Engine) => {
      let found = 0;
      for (const { typed, title } of set.pairs) if ((await engine(typed)).includes(title)) found += 1;
      return found / set.pairs.length;
    };
    const [page, mini, text] = [
      await share(resultsPageFor(set)),
      await share(others.mini),
      await share(others.postgres),
    ];
    await others.end();
    const figures = {
      'hit@10': inThousandths(page),
      MiniSearch: inThousandths(mini),
      PostgreSQL: inThousandths(text),
    };
    rows.push({ what: set.language, figures });
    expect(page).toBeGreaterThanOrEqual(Math.max(mini, text));
  }
  hand('search-languages', 'What people type, in 15 languages: the product among the first ten', rows);
});

test('a search in a large catalogue: time and memory', () => {
  test.skip(FILE === undefined, 'needs judgements');
  test.setTimeout(600_000);
  const { docs, queries } = readJudgements(FILE ?? '');
  const before = memoryInUse();
  const began = performance.now();
  const index = ourIndex(docs, PRODUCTS);
  const buildMs = Math.round(performance.now() - began);
  const held = memoryInUse() - before;
  const ids = Float64Array.from({ length: PRODUCTS }, (_, row) => row + 1);
  const times = (isUnfinished: boolean) => {
    const byQuery = queries.map(({ q }) =>
      Array.from({ length: TIMES }, () => {
        const asked = performance.now();
        search(index, ids, { text: q, isUnfinished });
        return performance.now() - asked;
      }),
    );
    return {
      'median ms': quantile(byQuery.flat(), 0.5),
      'p95 ms': quantile(byQuery.flat(), 0.95),
      // Excludes noise of other processes on the machine.
      'p95 of each query’s best ms': quantile(
        byQuery.map((measured) => Math.min(...measured)),
        0.95,
      ),
    };
  };
  const memory = {
    'build ms': buildMs,
    'counted bytes a product': Math.round(lexicalIndexBytes(index) / PRODUCTS),
    'at rest MB': inMegabytes(held),
  };
  hand('search-time', `A search among ${PRODUCTS} products, in process`, [
    { what: 'finished queries', figures: { ...times(false), ...memory } },
    { what: 'unfinished queries', figures: { ...times(true), ...memory } },
  ]);
});

/** By query; with typos the mean of all seeds. */
async function judge(engine: Engine, judgements: Judgements) {
  const plain: number[] = [];
  const withoutSpace: number[] = [];
  for (const query of judgements.queries) {
    plain.push(ndcg(await engine(query.q), query));
    for (const text of withoutSpaces(query.q)) withoutSpace.push(ndcg(await engine(text), query));
  }
  return { plain, withTypo: await misspelt(engine, judgements), withoutSpace };
}

/** By query the mean of its misspellings, of a kind or of any edit. */
async function misspelt(engine: Engine, { queries }: Judgements, kind?: Typo): Promise<number[]> {
  const byQuery = queries.map((): number[] => []);
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const random = seeded(seed);
    for (const [at, query] of queries.entries()) {
      byQuery[at]?.push(ndcg(await engine(withTypo(query.q, random, kind)), query));
    }
  }
  return byQuery.map(mean);
}

function ahead(mine: readonly number[], theirs: readonly number[]): string {
  const difference = pairedDifference(mine, theirs, seeded(SEED));
  const { mean: middle, low, high } = difference;
  return `${inThousandths(middle)} (${inThousandths(low)} to ${inThousandths(high)})`;
}

const inThousandths = (value: number) => value.toFixed(3);
