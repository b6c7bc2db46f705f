import type { OfferedProduct } from '@cartwright/core/widgets/offered-product';
import { idle } from '@cartwright/storefront-kit/browser/idle';
import { loadPart } from '@cartwright/storefront-kit/parts/load-part';
import type { WidgetFacts } from '../widgets/widget-facts';

/** Displayed widget whose events are counted. */
export interface CountedWidget {
  readonly id: number;
  readonly place: HTMLElement;
  readonly products: readonly OfferedProduct[];
  /** Steps of a bundle builder, in order; absent for other widgets. */
  readonly steps?: readonly { readonly id?: string | undefined }[];
}

/** File `widget-part.ts`. */
export type WidgetAnalyticsPart = (
  widgets: readonly CountedWidget[],
  facts: Pick<WidgetFacts, 'ours' | 'events' | 'addTo'>,
) => void;

/** Starts counting when the page is idle, without blocking anything. */
export async function countWidgetEvents(...shown: Parameters<WidgetAnalyticsPart>): Promise<void> {
  await idle();
  (await loadPart<WidgetAnalyticsPart>('widgets-facts'))?.(...shown);
}
