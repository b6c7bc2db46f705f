import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { messagesFile } from '@cartwright/storefront-kit/messages/messages-file';
import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import { enhanceCollection } from './list/enhance-collection';
import type { CollectionBlock } from './listing/collection-block';
import { ENGLISH, type Messages, type MessagesFile } from './messages/messages';

/** Messages in the page's language; null on failure: the block's own remain, which are in that language. */
async function messagesOf(locale: string): Promise<Messages | null> {
  const file = messagesFile(locale, SPOKEN);
  return file === null ? ENGLISH : ((await loadFile<MessagesFile>(`collection-${file}`))?.messages ?? null);
}

for (const block of document.querySelectorAll<CollectionBlock>('[data-cartwright-collection]')) {
  void enhanceCollection(block, messagesOf(block.dataset.language ?? ''));
}
