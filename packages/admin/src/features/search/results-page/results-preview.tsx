import { previewResults } from '@cartwright/core/contract/preview-results';
import type { EditedResultsPage } from '@cartwright/core/search/change-results-page';
import { lookOf } from '@cartwright/core/search/look-of';
import { validateResultsPage } from '@cartwright/core/search/results-page';
import { useEffect, useRef, useState } from 'react';
import type { PreviewLayout } from '../../../editor-kit/layout/use-layout';
import { SearchField } from '../../../editor-kit/list/search-field';
import { useDebounced } from '../../../editor-kit/pickers/dialog/use-debounced';
import { ListPreview } from '../../../listing-settings/preview/list-preview';
import type { ListSource } from '../../../listing-settings/preview/use-previewed-list';
import { api } from '../../../shared/api/api';
import { responseOf } from '../../../shared/api/api-client';
import { RESULTS_PAGE } from './results-page-query';

/** Preview of search results with edited settings, with the reason for each position. */
export function ResultsPreview({
  page,
  layout,
}: {
  readonly page: EditedResultsPage;
  readonly layout: PreviewLayout;
}) {
  return (
    <ListPreview
      title="Results preview"
      source={SOURCE}
      place={THE_SHOP}
      settings={page}
      page={pageLook}
      control={(begin, shown) => (
        <PreviewedSearch searched={shown?.list.searched?.text ?? ''} onSearch={begin} />
      )}
      layout={layout}
    />
  );
}

/** Fixed id: a shop has one results page. */
const THE_SHOP = 0;

const SOURCE: ListSource<EditedResultsPage> = {
  key: RESULTS_PAGE,
  ask: ({ place: _, settings: setting, ...body }, signal) =>
    responseOf(api.call(previewResults, { params: {}, query: {}, body: { ...body, setting }, signal })),
  isValid: (page) => validateResultsPage(page).length === 0,
};

/** Look without a title, which comes with the list. */
function pageLook({ editorLayout }: EditedResultsPage) {
  const { layout, layoutMode } = editorLayout;
  const [wide = 4, medium = 3, narrow = 2] = lookOf(editorLayout).data.columns.split(' ').map(Number);
  return { title: '', columns: [wide, medium, narrow] as const, layout, layoutMode };
}

/** Search field of the preview; defaults to the shop's most frequent term. */
function PreviewedSearch({
  searched,
  onSearch,
}: {
  /** Current search. */
  readonly searched: string;
  /** Navigates to a search. */
  readonly onSearch: (search: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const debounced = useDebounced(typed);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(
    function searchForTyped() {
      if (debounced !== null) search.current(addressOf(debounced));
    },
    [debounced],
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
