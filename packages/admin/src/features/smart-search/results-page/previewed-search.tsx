import { useEffect, useRef, useState } from 'react';
import { SearchField } from '../../../editor-kit/list/search-field';
import { useDebounced } from '../../../editor-kit/pickers/dialog/use-debounced';

/** Chooses the search that is previewed: what the shop has most of, until another text is typed. */
export function PreviewedSearch({
  searched,
  onSearch,
}: {
  /** What is searched now. */
  readonly searched: string;
  /** Brings the shopper to the address of a search. */
  readonly onSearch: (search: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const asked = useDebounced(typed);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(
    function searchForTyped() {
      if (asked !== null) search.current(addressOf(asked));
    },
    [asked],
  );
  return (
    <div className="cw-preview-place">
      <SearchField label="Search to preview" words={typed ?? searched} onChange={setTyped} />
    </div>
  );
}

function addressOf(text: string): string {
  return text.trim() === '' ? '' : `?${new URLSearchParams({ q: text.trim() })}`;
}
