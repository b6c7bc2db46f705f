import type { RenderMessage } from '@cartwright/core/contract/preview';
import type { CollectionState } from '../list/collection-view';
import { doesGrow } from '../load-more/growth';
import type { Messages } from '../messages/messages';

/** View state for a message: the simulated store state overrides the editor's. */
export function stateShown(
  { content: { list, search, status }, store }: Pick<RenderMessage<'collection'>, 'content' | 'store'>,
  messages: Messages,
  isSheetOpen: boolean,
): CollectionState {
  const shown = store === 'loading' ? 'loading' : store === 'error' ? 'failed' : status;
  return { response: list, search, status: shown, said: saidOf(shown, list, messages), isSheetOpen };
}

function saidOf(
  status: CollectionState['status'],
  response: CollectionState['response'],
  messages: Messages,
): string {
  if (status === 'loading') return messages.loading;
  if (status === 'failed') return '';
  const { total, page, pages, products } = response;
  return doesGrow(response)
    ? messages.showing(products.length, total)
    : messages.shown(messages.products(total), page, pages);
}
