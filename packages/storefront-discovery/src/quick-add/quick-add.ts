import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import { loadPart } from '@cartwright/storefront-kit/parts/load-part';
import { isPlain } from '@cartwright/storefront-kit/theme/unmodified-click';
import type { Messages } from '../messages/messages';

/** Quick add part; `link` leads to the product page. */
export type QuickAddPart = (
  link: HTMLAnchorElement,
  response: ListingResponse,
  messages: Messages,
) => Promise<void>;

/**
 * Enables choosing variants in a list instead of on product pages. The part is loaded on focus or click of a card's
 * button; on failure the button leads to the page as before.
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
