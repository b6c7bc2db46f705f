import { basketsBytes, noBaskets } from '@cartwright/core/recommend/baskets/basket-index';
import { addBasket } from '@cartwright/core/recommend/baskets/change-baskets';
import {
  type CountedSource,
  type Recommender,
  type RecommendRequest,
  recommend,
} from '@cartwright/core/recommend/recommend';
import { bestOf } from '@cartwright/core/recommend/sources/scored';
import { similarTexts } from '@cartwright/core/recommend/sources/similar-texts';
import { viewedNext } from '@cartwright/core/recommend/sources/viewed-next';
import { emptyLexicalIndex, settleLexicalIndex } from '@cartwright/core/search/engine/index/lexical-index';
import { putTexts } from '@cartwright/core/search/engine/index/update-lexical-index';
import { someTexts } from '@cartwright/core/testing/a-search';
import { expect, test } from '@playwright/test';
import { firstFound, hitRate, ndcg, recall, reciprocalRank } from '../conformance/recommending/measures';
import {
  type FiledOrder,
  nextOrderSplit,
  readOrders,
  type TogetherCase,
  togetherSplit,
} from '../conformance/recommending/orders-file';
import {
  figuresOfAll,
  figuresOfUnseen,
  indexOf,
  popularList,
  type SessionFigures,
  viewedNextList,
} from '../conformance/recommending/session-figures';
import { readSessionsFile, sessionCases } from '../conformance/recommending/sessions-file';
import { inMegabytes, memoryInUse } from './memory';
import { hand, quantile, type Row, rounds } from './results';
import { mean } from './search/bootstrap';
import { seeded } from './search/random';

const ORDERS = process.env.BENCH_ORDERS;
const SESSIONS = process.env.BENCH_SESSIONS;
/** Each question of so many is asked again and again for its time: the best is without what others do on the machine. */
const TIMED = rounds(1_000, 50);
const TIMES = rounds(5, 2);
const LARGE = { sessions: rounds(187_000, 20_000), products: rounds(43_000, 5_000) };
const LIST = 10;
const LONG_LIST = 20;
/** `--quick` asks one question of so many. */
const FEW = rounds(1, 20);

test('orders: what is found beside popularity', () => {
  test.skip(ORDERS === undefined, 'needs orders');
  test.setTimeout(1_200_000);
  const { orders, titles } = readOrders(ORDERS ?? '');
  const { known, one, several } = togetherSplit(orders);
  const shop = shopOf(titles);
  const add = orderAdder(shop);
  for (const order of known) add(order);
  const rows = [
    together(shop, 'one seed', every(FEW, one), { hits: 0.65, rank: 0.41, p95: 5 }),
    together(shop, 'every other product as seeds', every(FEW, several), { hits: 0.8, rank: 0.52, p95: 6 }),
  ];
  hand('recommending-orders', `Bought together: ${known.length} orders are known`, rows.flat());
});

test('next orders: what is found beside popularity', () => {
  test.skip(ORDERS === undefined, 'needs orders');
  test.setTimeout(1_200_000);
  const { orders, titles } = readOrders(ORDERS ?? '');
  const shop = shopOf(titles);
  const add = orderAdder(shop);
  const sources = ['for_you', 'purchased', 'top_sellers'] as const;
  const found = sources.map((source) => ({ source, recall: [] as number[], ndcg: [] as number[] }));
  const times: number[] = [];
  let added = 0;
  for (const { at, own, wanted } of every(FEW, nextOrderSplit(orders))) {
    for (const order of orders.slice(added, at)) add(order);
    added = at;
    const request = { now: orders[at]?.minute ?? 0, ownOrders: own };
    for (const { source, recall: recalls, ndcg: gains } of found) {
      const list = listOf(shop, source, request);
      recalls.push(recall(list, wanted, LIST));
      gains.push(ndcg(list, wanted, LIST));
    }
    times.push(bestTime(() => listOf(shop, 'for_you', request)));
  }
  const rows = found.map(
    (each): Row => ({
      what: each.source,
      figures: {
        customers: each.recall.length,
        'recall@10': inThousandths(mean(each.recall)),
        'NDCG@10': inThousandths(mean(each.ndcg)),
        'p95 ms': each.source === 'for_you' ? quantile(times, 0.95) : '',
      },
    }),
  );
  hand('recommending-next', 'The next order, lists filled up with best sellers', rows);
  if (FEW > 1) return;
  const [forYou, again] = found;
  expect(mean(forYou?.recall ?? [])).toBeGreaterThanOrEqual(0.21);
  expect(mean(forYou?.ndcg ?? [])).toBeGreaterThanOrEqual(0.225);
  expect(mean(again?.recall ?? [])).toBeGreaterThanOrEqual(0.205);
  expect(mean(again?.ndcg ?? [])).toBeGreaterThanOrEqual(0.222);
  expect(quantile(times, 0.95)).toBeLessThanOrEqual(10);
});

test('sessions: what is found beside popularity', () => {
  test.skip(SESSIONS === undefined, 'needs sessions');
  test.setTimeout(1_200_000);
  const { known, asked } = readSessionsFile(SESSIONS ?? '');
  const index = indexOf(known);
  const cases = every(FEW, sessionCases(asked));
  const [ours, popular] = [viewedNextList(index), popularList(index)];
  const p95 = quantile(
    sample(cases).map((each) => bestTime(() => ours(each, new Set()))),
    0.95,
  );
  const all = figuresOfAll(cases, ours);
  const unseen = figuresOfUnseen(cases, ours);
  const row = (what: string, figures: SessionFigures, ms: number | ''): Row => ({
    what,
    figures: {
      questions: figures.questions,
      'HR@10': inThousandths(figures.hitRateAt10),
      'MRR@20': inThousandths(figures.reciprocalRankAt20),
      'p95 ms': ms,
    },
  });
  hand('recommending-sessions', `Viewed next: ${known.length} sessions are known`, [
    row('all products', all, p95),
    row('the same by popularity', figuresOfAll(cases, popular), ''),
    row('products not yet seen', unseen, ''),
    row('the same by popularity', figuresOfUnseen(cases, popular), ''),
  ]);
  for (const figures of [all, unseen]) expect(figures.questions).toBeGreaterThan(0);
});

test('many sessions: time and memory', () => {
  test.setTimeout(600_000);
  const random = seeded(1);
  const sessions = Array.from({ length: LARGE.sessions }, (_, at) => madeUpSession(at, random));
  const before = memoryInUse();
  const index = noBaskets('sessions');
  const began = performance.now();
  for (const { minute, products } of sessions) addBasket(index, { minute, products });
  const loadMs = Math.round(performance.now() - began);
  const held = memoryInUse() - before;
  const asked = sample(sessions.slice(-10 * TIMED));
  const viewed = asked.map(({ minute, products }) =>
    bestTime(() => bestOf(viewedNext(index, products, minute), LONG_LIST)),
  );
  const added = asked.map(({ products }) => {
    const once = performance.now();
    addBasket(index, { minute: LARGE.sessions, products });
    return (performance.now() - once) * 1_000;
  });
  hand('recommending-large', `${LARGE.sessions} made-up sessions of ${LARGE.products} products`, [
    {
      what: 'viewed next',
      figures: {
        'load ms': loadMs,
        'MB held': inMegabytes(held),
        'MB counted': inMegabytes(basketsBytes(index)),
        'p95 ms': quantile(viewed, 0.95),
        'p95 µs to add': quantile(added, 0.95),
      },
    },
  ]);
  expect(inMegabytes(held)).toBeLessThanOrEqual(64);
  expect(quantile(viewed, 0.95)).toBeLessThanOrEqual(2);
});

interface Bars {
  readonly hits: number;
  readonly rank: number;
  readonly p95: number;
}

/** Asks for products bought together, and for best sellers; what is found isn't to be below the bars. */
function together(shop: Recommender, what: string, cases: readonly TogetherCase[], bars: Bars): Row[] {
  const placesOf = (source: CountedSource) =>
    cases.map(({ now, seeds, wanted }) => firstFound(listOf(shop, source, { now, products: seeds }), wanted));
  const times = sample(cases).map(({ now, seeds }) =>
    bestTime(() => listOf(shop, 'recommended', { now, products: seeds })),
  );
  const [ours, popular] = [placesOf('recommended'), placesOf('top_sellers')];
  const row = (name: string, places: readonly number[], ms: number | ''): Row => ({
    what: name,
    figures: {
      questions: places.length,
      'HR@10': inThousandths(hitRate(places, LIST)),
      'MRR@10': inThousandths(reciprocalRank(places, LIST)),
      'p95 ms': ms,
    },
  });
  const p95 = quantile(times, 0.95);
  if (FEW === 1) {
    expect(hitRate(ours, LIST)).toBeGreaterThanOrEqual(bars.hits);
    expect(reciprocalRank(ours, LIST)).toBeGreaterThanOrEqual(bars.rank);
    expect(p95).toBeLessThanOrEqual(bars.p95);
  }
  return [row(what, ours, p95), row('the same by popularity', popular, '')];
}

function listOf(
  shop: Recommender,
  source: CountedSource,
  request: Partial<RecommendRequest> & Pick<RecommendRequest, 'now'>,
): number[] {
  const question = { source, limit: LIST, products: [], viewed: [], ownOrders: [], ...request };
  const list = recommend(shop, { ...question, accepts: () => true, explores: null });
  return list.map(({ product }) => product);
}

/** A shop without orders that sells products of these titles, by their place. */
function shopOf(titles: readonly string[]): Recommender {
  const lexical = emptyLexicalIndex('en');
  for (const [row, title] of titles.entries()) putTexts(lexical, row, someTexts({ title }));
  settleLexicalIndex(lexical);
  const ids = Float64Array.from(titles, (_, row) => row);
  const rows = new Map(titles.map((_, row) => [row, row]));
  return {
    orders: noBaskets('orders'),
    sessions: noBaskets('sessions'),
    texts: similarTexts(lexical, { rows, products: { id: ids } }),
  };
}

function orderAdder({ orders }: Recommender): (order: FiledOrder) => void {
  const latest = new Map<number, number>();
  return ({ minute, customer, products }) => {
    const previous = customer === null ? {} : { previous: latest.get(customer) ?? null };
    const row = addBasket(orders, { minute, products, ...previous });
    if (customer !== null && row !== null) latest.set(customer, row);
  };
}

/** Few products are viewed by most, and half of the sessions have fewer than four views. */
function madeUpSession(at: number, random: () => number) {
  const length = Math.min(50, 1 + Math.floor(-4.5 * Math.log(1 - random())));
  const products = Array.from({ length }, () => 1 + Math.floor(LARGE.products * random() ** 3));
  return { minute: at, products };
}

const every = <Item>(step: number, items: readonly Item[]) => items.filter((_, at) => at % step === 0);

const sample = <Item>(items: readonly Item[]) => every(Math.max(1, Math.ceil(items.length / TIMED)), items);

/** Milliseconds. */
function bestTime(work: () => unknown): number {
  const measured = Array.from({ length: TIMES }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...measured);
}

const inThousandths = (value: number) => value.toFixed(3);
