import { idle } from '@cartwright/storefront-kit/browser/idle';
import { loadPart } from '@cartwright/storefront-kit/parts/load-part';
import type { Grid } from '../load-more/infinite-list';

/** File `analytics-part.ts`, which counts events of a block's list. */
export type AnalyticsPart = (grid: Pick<Grid, 'content' | 'state'>, block: HTMLElement) => Promise<void>;

/** Starts counting when the page is idle, without blocking anything. */
export async function countListEvents(...list: Parameters<AnalyticsPart>): Promise<void> {
  await idle();
  await (await loadPart<AnalyticsPart>('collection-facts'))?.(...list);
}
