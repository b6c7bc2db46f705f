import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterOptions } from '../dialog/filter-options';
import { useDebounced } from '../dialog/use-debounced';
import { tagSearchQuery, vendorSearchQuery } from './tag-queries';

/** Single-select list of the store's product tags. */
export function TagOptions({ onPick }: { readonly onPick: (tag: string) => void }) {
  const [words, setWords] = useState('');
  const debouncedWords = useDebounced(words.trim());
  const found = useInfiniteQuery(tagSearchQuery(debouncedWords));
  const tags = found.data?.pages.flatMap((page) => page.response.tags) ?? [];
  return (
    <FilterOptions
      noun={{ one: 'tag', other: 'tags' }}
      words={words}
      onWords={setWords}
      search={debouncedWords}
      found={found}
      options={tags.map((tag) => ({ key: tag, name: tag, onPick: () => onPick(tag) }))}
    />
  );
}

/** Single-select list of the store's product vendors. */
export function VendorOptions({ onPick }: { readonly onPick: (vendor: string) => void }) {
  const [words, setWords] = useState('');
  const debouncedWords = useDebounced(words.trim());
  const found = useInfiniteQuery(vendorSearchQuery(debouncedWords));
  const vendors = found.data?.pages.flatMap((page) => page.response.vendors) ?? [];
  return (
    <FilterOptions
      noun={{ one: 'vendor', other: 'vendors' }}
      words={words}
      onWords={setWords}
      search={debouncedWords}
      found={found}
      options={vendors.map((vendor) => ({ key: vendor, name: vendor, onPick: () => onPick(vendor) }))}
    />
  );
}
