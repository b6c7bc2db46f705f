import { BASKET_LIMITS, type BasketIndex, MINUTES_OF_DAY } from '../baskets/basket-index';
import { basketsWith, latestRows, minuteOf, numberOf, productsOf } from '../baskets/read-baskets';
import type { ScorePart } from './reason';
import type { ScoredProduct } from './scored';

/** Minimum number of a shop's sessions for this source. */
export const MIN_SESSIONS = 200;

const MAX_CANDIDATES = 500;
const MAX_NEIGHBOURS = 200;
const AGE_DECAY = 80 * MINUTES_OF_DAY;

/** Session that shares products with the current one. */
interface Neighbour {
  readonly row: number;
  readonly similarity: number;
}

/**
 * Products that visitors viewed in sessions like this one, including those of the session; unordered.
 *
 * @param viewed products of the session in order, by Shopify's id; the last 50 are read
 */
export function viewedNext(index: BasketIndex, viewed: readonly number[], now: number): ScoredProduct[] {
  const { scores } = scratchOf(index);
  const found: number[] = [];
  eachGain(index, viewed, now, (product, gain) => {
    const before = scores[product] ?? 0;
    if (before === 0) found.push(product);
    scores[product] = before + gain;
  });
  const scored = found.map((number) => ({ product: index.ids[number] ?? 0, score: scores[number] ?? 0 }));
  for (const number of found) scores[number] = 0;
  return scored;
}

/** Score parts, one for each product of the session that is the latest one shared with some neighbours. */
export function explainViewedNext(
  index: BasketIndex,
  viewed: readonly number[],
  product: number,
  now: number,
): ScorePart[] {
  const number = numberOf(index, product);
  const parts = new Map<number, { score: number; visitors: number }>();
  eachGain(index, viewed, now, (each, gain, shared) => {
    if (each !== number) return;
    const { score, visitors } = parts.get(shared) ?? { score: 0, visitors: 0 };
    parts.set(shared, { score: score + gain, visitors: visitors + 1 });
  });
  return [...parts].map(([shared, { score, visitors }]) => ({
    score,
    reason: { reason: 'viewed-next', after: index.ids[shared] ?? 0, visitors },
  }));
}

/** Calls back for each neighbour and product with its gain, and the latest shared product of the session. */
function eachGain(
  index: BasketIndex,
  viewed: readonly number[],
  now: number,
  gain: (product: number, gain: number, shared: number) => void,
): void {
  const session = viewed.slice(-BASKET_LIMITS.sessions.products);
  const scratch = scratchOf(index);
  const { places, metIn } = scratch;
  const numbers = session.map((id) => numberOf(index, id));
  for (const [at, number] of numbers.entries()) if (number >= 0) places[number] = at + 1;
  for (const { row, similarity } of neighboursOf(index, session, places, now)) {
    const products = productsOf(index, row);
    const shared = latestShared(products, places);
    const nearness = similarity * Math.exp((shared.place - session.length) / 2);
    scratch.met += 1;
    // From the end, so that a repeatedly viewed product is at its last view.
    for (let at = products.length - 1; at >= 0; at -= 1) {
      const product = products[at] ?? 0;
      if (metIn[product] === scratch.met) continue;
      metIn[product] = scratch.met;
      const rarity = 1 + 2 * Math.log(index.count / basketsWith(index, product));
      gain(product, nearness * (BY_DISTANCE[Math.abs(at - shared.at)] ?? 0) * rarity, shared.product);
    }
  }
  for (const number of numbers) if (number >= 0) places[number] = 0;
}

const BY_DISTANCE = Array.from({ length: BASKET_LIMITS.sessions.products }, (_, distance) =>
  Math.exp(-distance / 3),
);

/**
 * Columns by product, reused across requests: allocating them would take longer than the response in a large shop.
 */
interface Scratch {
  /** All 0 between requests. */
  readonly scores: Float64Array;
  /** Position of the last view of the session's products, from 1; 0 for others. All 0 between requests. */
  readonly places: Uint8Array;
  /** Last neighbour with a product, by an increasing number. */
  readonly metIn: Float64Array;
  met: number;
}

const kept = new WeakMap<BasketIndex, Scratch>();

function scratchOf(index: BasketIndex): Scratch {
  const size = index.ids.length;
  const before = kept.get(index);
  if (before && before.scores.length >= size) return before;
  const room = Math.ceil(size * 1.5);
  const made = {
    scores: new Float64Array(room),
    places: new Uint8Array(room),
    metIn: new Float64Array(room),
    met: 0,
  };
  kept.set(index, made);
  return made;
}

/** Most similar ones of the latest sessions that share a product; ties by the latest. */
function neighboursOf(
  index: BasketIndex,
  session: readonly number[],
  places: Uint8Array,
  now: number,
): Neighbour[] {
  const distinct = new Set(session);
  const weights = session.map((_, at) => Math.exp((at + 1 - session.length) / 4));
  return latestSharing(index, distinct)
    .map((row) => {
      const age = Math.max(0, now - minuteOf(index, row));
      const shared = weightShared(productsOf(index, row), places, weights);
      return { row, similarity: (shared / distinct.size) * Math.exp(-age / AGE_DECAY) };
    })
    .sort((a, b) => b.similarity - a.similarity || b.row - a.row)
    .slice(0, MAX_NEIGHBOURS);
}

/** Latest rows with any of the products, latest first, without duplicates. */
function latestSharing(index: BasketIndex, ids: ReadonlySet<number>): number[] {
  const all = new Int32Array([...ids].flatMap((id) => latestRows(index, numberOf(index, id)))).sort();
  const rows: number[] = [];
  for (let at = all.length - 1; at >= 0 && rows.length < MAX_CANDIDATES; at -= 1) {
    const row = all[at] ?? 0;
    if (row !== all[at + 1]) rows.push(row);
  }
  return rows;
}

/** Sum of the weights of the session's products in a neighbour: later views weigh more. */
function weightShared(products: Int32Array, places: Uint8Array, weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < products.length; at += 1) {
    const product = products[at] ?? 0;
    const place = places[product] ?? 0;
    if (place > 0 && products.indexOf(product) === at) sum += weights[place - 1] ?? 0;
  }
  return sum;
}

/** Latest product of the session that a neighbour has, with its position in the session and in the neighbour. */
function latestShared(products: Int32Array, places: Uint8Array) {
  let shared = { place: 0, product: -1, at: 0 };
  for (let at = 0; at < products.length; at += 1) {
    const product = products[at] ?? 0;
    const place = places[product] ?? 0;
    if (place > 0 && place >= shared.place) shared = { place, product, at };
  }
  return shared;
}
