import { idle } from '@cartwright/storefront-kit/browser/idle';
import { loadPart } from '@cartwright/storefront-kit/parts/load-part';
import type { PanelFact } from './panel-events';

/** Page data for counting. */
interface CountedPage {
  /** URL of our server in the page's market. */
  readonly ours: string;
  /** URL for events; null: not sent; absent in pages of an older block. */
  readonly events?: string | null;
}

/** File `panel-part.ts`, which counts events of a page's search panels. */
export type PanelAnalyticsPart = (page: CountedPage) => (fact: PanelFact) => void;

/** Collects events of the panels, counted when the page is idle, without blocking anything. */
export function countPanelEvents(page: CountedPage): (fact: PanelFact) => void {
  const counting = idle()
    .then(() => loadPart<PanelAnalyticsPart>('search-panel-facts'))
    .then((part) => part?.(page));
  return (fact) => void counting.then((count) => count?.(fact));
}
