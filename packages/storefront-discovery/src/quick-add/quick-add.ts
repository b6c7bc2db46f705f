import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import { loadPart } from '@cartwright/storefront-kit/parts/load-part';
import { isPlain } from '@cartwright/storefront-kit/theme/unmodified-click';
import type { Messages } from '../messages/messages';

/** The file that lets shoppers choose a variant in a list; `link` leads to the product's page. */
export type QuickAddPart = (
  link: HTMLAnchorElement,
  response: ListingResponse,
  messages: Messages,
) => Promise<void>;

/**
 * Lets shoppers choose variants in a list instead of on the pages of products. The part is loaded when one reaches for a
 * card's button; where it can't be had, the button leads to the page as before.
 */
export function quickAdd(content: HTMLElement, listing: () => ListingResponse, messages: Messages): void {
  let part: Promise<QuickAddPart | null> | undefined;
  for (const name of ['focusin', 'click']) {
    content.addEventListener(name, (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('.cw-card-buy > a');
      if (!link) return;
      part ??= loadPart('collection-quick-add');
      if (name !== 'click' || !isPlain(event as MouseEvent)) return;
      event.preventDefault();
      void part.then((choose) => (choose ? choose(link, listing(), messages) : location.assign(link.href)));
    });
  }
}
