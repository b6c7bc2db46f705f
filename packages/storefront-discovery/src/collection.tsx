import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import { wordsFile } from '@cartwright/storefront-kit/words/words-file';
import { enhanceCollection } from './list/enhance-collection';
import type { CollectionBlock } from './listing/collection-block';
import { ENGLISH, type Words, type WordsFile } from './words/words';

/** The words of a page's language; null where they cannot be had: then the block's own stay, which are in that language. */
async function wordsOf(locale: string): Promise<Words | null> {
  const file = wordsFile(locale, SPOKEN);
  return file === null ? ENGLISH : ((await loadFile<WordsFile>(`collection-${file}`))?.words ?? null);
}

for (const block of document.querySelectorAll<CollectionBlock>('[data-cartwright-collection]')) {
  void enhanceCollection(block, wordsOf(block.dataset.language ?? ''));
}
