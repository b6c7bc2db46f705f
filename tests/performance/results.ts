import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of the table: what was measured, and the figures by the name of their column. */
export interface Row {
  readonly what: string;
  readonly figures: Readonly<Record<string, number | string>>;
}

const folder = process.env.BENCH_RESULTS ?? 'test-results/bench';

/** Few measurements where only the way is tried (`npm run bench -- --quick`). */
export const rounds = (many: number, few: number): number => (process.env.BENCH_QUICK === '1' ? few : many);

/** Hands a part of the table to `scripts/bench.mjs`, which prints it. */
export function hand(part: string, title: string, rows: readonly Row[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${part}.json`), JSON.stringify({ title, rows }, null, 2));
}

/** The value that a part of the measurements does not exceed, to a tenth: 0.5 for the median. */
export function quantile(measured: readonly number[], part: number): number {
  const sorted = [...measured].sort((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil(part * sorted.length) - 1));
  return Math.round((sorted[at] ?? Number.NaN) * 10) / 10;
}
