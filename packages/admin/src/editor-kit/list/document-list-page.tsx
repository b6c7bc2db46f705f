import { Button } from '@cartwright/ui/admin/button';
import { ListPage, type ListPageProps } from '@cartwright/ui/admin/list-page';
import { Text } from '@cartwright/ui/admin/text';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadErrorMessage } from '../../shared/api/load-error';
import './document-list-page.css';
import type { FoundList } from './found-list';
import { ListControls } from './list-controls';
import { ListFoot } from './list-foot';
import { isNarrowed, noneMessage } from './list-messages';
import type { ListPlace } from './use-list-place';
import { usePageWithin } from './use-page-within';

interface DocumentListPageProps<Row, Filter extends string, Sort extends string, Size extends number>
  extends Omit<ListPageProps, 'action' | 'state'> {
  readonly place: ListPlace<Filter, Sort, Size>;
  /** Query result of `place.request`. */
  readonly found: UseQueryResult<FoundList<Row>>;
  /** Error message. Absent: the default. */
  readonly failed?: string;
  /** Create button, above the list and in the empty state. Absent: none. */
  readonly create?: { readonly label: string; readonly onCreate: () => void };
  /** Empty state. */
  readonly empty: { readonly title: string; readonly description: string };
  /** An `li`. */
  readonly children: (row: Row) => ReactNode;
}

/** Page of a paginated document list: search, filter, sort, and all states. */
export function DocumentListPage<Row, Filter extends string, Sort extends string, Size extends number>({
  place,
  found,
  failed,
  create,
  empty,
  children,
  ...around
}: DocumentListPageProps<Row, Filter, Sort, Size>) {
  const last = found.isPlaceholderData ? undefined : found.data?.pagination.totalPages;
  usePageWithin(place.request.page, last, place.turnTo);
  const action = create && (
    <Button variant="primary" onClick={create.onCreate}>
      {create.label}
    </Button>
  );
  return <ListPage {...around} action={action} state={stateOf()} />;

  function stateOf(): ListPageProps['state'] {
    if (found.data) {
      // Results of a search don't tell whether there are any documents.
      const isEmpty =
        !found.isPlaceholderData &&
        found.data.pagination.totalItems === 0 &&
        place.words === '' &&
        !isNarrowed(place.request);
      return isEmpty ? { kind: 'empty', content: none() } : { kind: 'ready', content: list(found.data) };
    }
    if (found.isError) {
      return {
        kind: 'failed',
        message: loadErrorMessage(found.error, failed),
        onRetry: () => void found.refetch(),
        busy: found.isFetching,
      };
    }
    return { kind: 'loading' };
  }

  function none() {
    return (
      <div className="cw-list__none">
        <Text as="h2" variant="headingMd">
          {empty.title}
        </Text>
        <Text as="p" tone="subdued">
          {empty.description}
        </Text>
        {action}
      </div>
    );
  }

  function list({ rows, pagination }: FoundList<Row>) {
    return (
      <>
        <ListControls place={place} total={pagination.totalItems} />
        {rows.length === 0 ? (
          <div className="cw-list__none">
            <Text as="p">{noneMessage(place.request, place.choices)}</Text>
            <Button onClick={place.showAll}>{`Show all ${place.choices.noun.other}`}</Button>
          </div>
        ) : (
          <ul className="cw-list" aria-label={place.choices.name}>
            {rows.map(children)}
          </ul>
        )}
        <ListFoot place={place} pagination={pagination} />
      </>
    );
  }
}
