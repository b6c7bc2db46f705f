import type { CatalogueCollection } from '@cartwright/core/contract/shop-collections';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterOptions } from '../dialog/filter-options';
import { useDebounced } from '../dialog/use-debounced';
import { collectionSearchQuery } from './collection-queries';

/** Single-select list of the store's collections. */
export function CollectionOptions({
  onPick,
}: {
  readonly onPick: (collection: CatalogueCollection) => void;
}) {
  const [words, setWords] = useState('');
  const debouncedWords = useDebounced(words.trim());
  const found = useInfiniteQuery(collectionSearchQuery(debouncedWords));
  const collections = found.data?.pages.flatMap((page) => page.response.collections) ?? [];
  return (
    <FilterOptions
      noun={{ one: 'collection', other: 'collections' }}
      words={words}
      onWords={setWords}
      search={debouncedWords}
      found={found}
      options={collections.map((collection) => ({
        key: String(collection.id),
        name: collection.title,
        onPick: () => onPick(collection),
      }))}
    />
  );
}
