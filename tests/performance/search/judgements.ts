import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Products, and queries with how well products answer them: 0 not at all, 1 best. */
export interface Judgements {
  readonly docs: readonly JudgedProduct[];
  readonly queries: readonly JudgedQuery[];
}

export interface JudgedProduct {
  readonly id: string;
  readonly title: string;
  readonly desc: string;
  readonly brand: string;
  readonly type: string;
  readonly attrs: string;
}

export interface JudgedQuery {
  readonly q: string;
  readonly j: { readonly [id: string]: number };
}

/** Judgements of a file as JSON, compressed by gzip or not; queries that nothing answers are left out: all engines would have 0. */
export function readJudgements(file: string): Judgements {
  const bytes = readFileSync(file);
  const text = file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  const { docs, queries }: Judgements = JSON.parse(text.toString('utf8'));
  return { docs, queries: queries.filter(({ j }) => Object.values(j).some((label) => label > 0)) };
}

/** NDCG@10 of ranked ids: the ideal is made from all judged products, what isn't judged counts 0. */
export function ndcg(ranked: readonly string[], { j }: JudgedQuery): number {
  const ideal = Object.values(j).sort((a, b) => b - a);
  return gain(ranked.map((id) => j[id] ?? 0)) / gain(ideal);
}

function gain(labels: readonly number[]): number {
  return labels.slice(0, 10).reduce((sum, label, at) => sum + label / Math.log2(at + 2), 0);
}
