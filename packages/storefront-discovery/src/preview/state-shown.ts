import type { RenderMessage } from '@cartwright/core/contract/preview';
import type { CollectionState } from '../collection/collection-view';
import type { Words } from '../words/words';

/** What the bundle draws of a message: what the store does in the previewed state wins over what the editor has. */
export function stateShown(
  { content: { list, search, status }, store }: Pick<RenderMessage<'collection'>, 'content' | 'store'>,
  words: Words,
  isSheetOpen: boolean,
): CollectionState {
  const shown = store === 'loading' ? 'loading' : store === 'error' ? 'failed' : status;
  return { answer: list, search, status: shown, said: saidOf(shown, list, words), isSheetOpen };
}

function saidOf(
  status: CollectionState['status'],
  { total, page, pages }: CollectionState['answer'],
  words: Words,
): string {
  if (status === 'loading') return words.loading;
  return status === 'failed' ? '' : words.shown(words.products(total), page, pages);
}
