import { lexicalIndexBytes } from '@cartwright/core/search/index/lexical-index';
import { search } from '@cartwright/core/search/ranking/search';
import { expect, test } from '@playwright/test';
import { inMegabytes, memoryInUse } from './memory';
import { hand, quantile, type Row, rounds } from './results';
import { mean, pairedDifference } from './search/bootstrap';
import { type Engine, miniSearch, ourIndex, ours, postgres } from './search/engines';
import { type JudgedQuery, type Judgements, ndcg, readJudgements } from './search/judgements';
import { seeded } from './search/random';
import { withTypo } from './search/typos';

const PRODUCTS = rounds(43_000, 6_000);
const TIMES = rounds(20, 2);
const TYPOS = rounds(3, 1);
const SEED = 1;
/** NDCG@10 over all judged queries. */
const LEAST = 0.79;

const FILE = process.env.BENCH_JUDGEMENTS;

test('how relevant is what is found, beside other engines', async () => {
  test.skip(FILE === undefined, 'needs judgements');
  test.setTimeout(1_200_000);
  const judgements = readJudgements(FILE ?? '');
  const { docs } = judgements;
  const database = await postgres(docs);
  const engines: readonly (readonly [string, Engine])[] = [
    ['ours', ours(ourIndex(docs, docs.length), docs)],
    ['MiniSearch 7, stemmed, all words, then any', miniSearch(docs, false)],
    ['the same, words a fifth different', miniSearch(docs, true)],
    ['PostgreSQL, all words, then any', database.engine],
  ];
  const judged = [];
  for (const [what, engine] of engines) judged.push({ what, ...(await judge(engine, judgements)) });
  await database.end();
  const [first] = judged;
  if (!first) return;
  const rows = judged.map(({ what, plain, withTypo }): Row => {
    const half = (parity: number) => plain.filter((_, at) => at % 2 === parity);
    return {
      what,
      figures: {
        'NDCG@10': inThousandths(mean(plain)),
        'tuned on': inThousandths(mean(half(0))),
        'checked on': inThousandths(mean(half(1))),
        'ours ahead by': what === 'ours' ? '' : ahead(first.plain, plain),
        'with a typo': inThousandths(mean(withTypo)),
        'then ahead by': what === 'ours' ? '' : ahead(first.withTypo, withTypo),
      },
    };
  });
  hand('search', `Relevance over ${first.plain.length} queries and ${docs.length} products`, rows);
  expect(mean(first.plain)).toBeGreaterThanOrEqual(LEAST);
  for (const { plain } of judged) expect(mean(first.plain)).toBeGreaterThanOrEqual(mean(plain));
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
      // What others do on the machine is left out so.
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

/** By query; with typos the mean of some. */
async function judge(engine: Engine, { queries }: Judgements) {
  const plain: number[] = [];
  const typed: number[] = [];
  const random = seeded(SEED);
  const of = async (text: string, query: JudgedQuery) => ndcg(await engine(text), query);
  for (const query of queries) {
    plain.push(await of(query.q, query));
    const wrong = Array.from({ length: TYPOS }, () => withTypo(query.q, random));
    const each: number[] = [];
    for (const text of wrong) each.push(await of(text, query));
    typed.push(mean(each));
  }
  return { plain, withTypo: typed };
}

function ahead(mine: readonly number[], theirs: readonly number[]): string {
  const difference = pairedDifference(mine, theirs, seeded(SEED));
  const { mean: middle, low, high } = difference;
  return `${inThousandths(middle)} (${inThousandths(low)} to ${inThousandths(high)})`;
}

const inThousandths = (value: number) => value.toFixed(3);
