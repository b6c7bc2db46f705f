import { Button } from '@cartwright/ui/admin/button';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import type { ReactNode } from 'react';
import { loadErrorMessage } from '../../../shared/api/load-error';
import { clearMessage, noneMessage, type PickerRequest } from './none-messages';
import { counted, type Noun } from './noun';

/** State of an infinite query. */
export interface Found {
  readonly data: unknown;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

/** Results of a search with loading, error and empty states, and "load more". */
export function PickerResults({
  found,
  count,
  noun,
  request,
  onClear,
  children,
}: {
  readonly found: Found;
  /** Number of entries in `children`, which are hidden if 0. */
  readonly count: number;
  readonly noun: Noun;
  readonly request: PickerRequest;
  readonly onClear: () => void;
  readonly children: ReactNode;
}) {
  const hasFailed = found.error !== null && found.data === undefined;
  const isSettled = found.data !== undefined && !found.isPlaceholderData;
  return (
    <div aria-busy={found.isFetching}>
      <p className="cwa-visually-hidden" role="status">
        {isSettled ? `${counted(count, noun)} shown` : ''}
      </p>
      {found.isPending && <Loading noun={noun} />}
      {hasFailed && (
        <LoadFailed
          message={loadErrorMessage(found.error)}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {isSettled && count === 0 && !found.hasNextPage && (
        <None message={noneMessage(request, noun)} way={clearMessage(request)} onWay={onClear} />
      )}
      {count > 0 && children}
      {found.hasNextPage && (
        <div className="cw-picker__more">
          <Button onClick={() => void found.fetchNextPage()} loading={found.isFetchingNextPage}>
            Load more
          </Button>
          {found.isFetchNextPageError && <p role="alert">{loadErrorMessage(found.error)}</p>}
        </div>
      )}
    </div>
  );
}

/** Empty state with an action. */
export function None({
  message,
  way,
  onWay,
}: {
  readonly message: string;
  readonly way: string | null;
  readonly onWay: () => void;
}) {
  return (
    <div className="cw-picker__none">
      <p>{message}</p>
      {way !== null && <Button onClick={onWay}>{way}</Button>}
    </div>
  );
}

function Loading({ noun }: { readonly noun: Noun }) {
  return (
    <div className="cw-picker__skeleton" role="status" aria-label={`Loading ${noun.other}`}>
      <SkeletonBodyText lines={2} />
      <SkeletonBodyText lines={2} />
      <SkeletonBodyText lines={2} />
    </div>
  );
}
