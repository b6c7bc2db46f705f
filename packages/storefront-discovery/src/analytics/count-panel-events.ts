import { idle } from '@cartwright/storefront-kit/browser/idle';
import { loadPart } from '@cartwright/storefront-kit/parts/load-part';
import type { PanelFact } from './panel-events';

/** Page of a panel, as far as it is counted. */
interface CountedPage {
  /** The address of our server in the page's market. */
  readonly ours: string;
  /** Where events are sent to; null: nowhere; absent in pages of an older block. */
  readonly events?: string | null;
}

/** The file `panel-part.ts`: counts what is done with the panels of a page. */
export type PanelAnalyticsPart = (page: CountedPage) => (fact: PanelFact) => void;

/** Takes what happens with the panels; it is counted when the page has nothing better to do, and nothing waits for it. */
export function countPanelEvents(page: CountedPage): (fact: PanelFact) => void {
  const counting = idle()
    .then(() => loadPart<PanelAnalyticsPart>('search-panel-facts'))
    .then((part) => part?.(page));
  return (fact) => void counting.then((count) => count?.(fact));
}
