import type { OfferedProduct } from '@cartwright/core/widgets/offered-product';
import { idle } from '@cartwright/storefront-kit/browser/idle';
import { loadPart } from '@cartwright/storefront-kit/parts/load-part';
import type { WidgetFacts } from '../widgets/widget-facts';

/** A widget that is shown, of which is counted what shoppers do with it. */
export interface CountedWidget {
  readonly id: number;
  readonly place: HTMLElement;
  readonly products: readonly OfferedProduct[];
  /** Of a bundle builder, in their order; absent of any other widget. */
  readonly steps?: readonly { readonly id?: string | undefined }[];
}

/** The file `widget-part.ts`. */
export type WidgetAnalyticsPart = (
  widgets: readonly CountedWidget[],
  facts: Pick<WidgetFacts, 'ours' | 'events' | 'addTo'>,
) => void;

/** Counts when the page has nothing better to do; nothing waits for it. */
export async function countWidgetEvents(...shown: Parameters<WidgetAnalyticsPart>): Promise<void> {
  await idle();
  (await loadPart<WidgetAnalyticsPart>('widgets-facts'))?.(...shown);
}
