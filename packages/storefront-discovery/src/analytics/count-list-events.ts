import { idle } from '@cartwright/storefront-kit/browser/idle';
import { loadPart } from '@cartwright/storefront-kit/parts/load-part';
import type { Grid } from '../load-more/infinite-list';

/** The file `analytics-part.ts`: counts what is done with the list of a block. */
export type AnalyticsPart = (grid: Pick<Grid, 'content' | 'state'>, block: HTMLElement) => Promise<void>;

/** Counts when the page has nothing better to do; nothing waits for it. */
export async function countListEvents(...list: Parameters<AnalyticsPart>): Promise<void> {
  await idle();
  await (await loadPart<AnalyticsPart>('collection-facts'))?.(...list);
}
