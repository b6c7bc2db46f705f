/** The place of the first product that is wanted in a list, counted from 1; 0 where none is. */
export function firstFound(list: readonly number[], wanted: ReadonlySet<number>): number {
  return list.findIndex((product) => wanted.has(product)) + 1;
}

/** HR@k: the share of questions whose first product found is among the first k. By `firstFound`. */
export function hitRate(places: readonly number[], k: number): number {
  return places.filter((place) => place > 0 && place <= k).length / places.length;
}

/** MRR@k: the mean of 1 by the place of the first product found, 0 where it isn't among the first k. By `firstFound`. */
export function reciprocalRank(places: readonly number[], k: number): number {
  return places.reduce((sum, place) => sum + (place > 0 && place <= k ? 1 / place : 0), 0) / places.length;
}

/** The share of a basket that is among the first k, however large the basket is. */
export function recall(list: readonly number[], basket: ReadonlySet<number>, k: number): number {
  return list.slice(0, k).filter((product) => basket.has(product)).length / basket.size;
}

/** NDCG@k: the discounted gain of the first k, by that of a list that begins with the whole basket. */
export function ndcg(list: readonly number[], basket: ReadonlySet<number>, k: number): number {
  const gain = list
    .slice(0, k)
    .reduce((sum, product, at) => sum + (basket.has(product) ? discount(at) : 0), 0);
  const ideal = [...basket].reduce((sum, _, at) => sum + discount(at), 0);
  return gain / ideal;
}

const discount = (at: number) => 1 / Math.log2(at + 2);
