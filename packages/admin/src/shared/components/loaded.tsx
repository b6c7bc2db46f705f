import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadErrorMessage } from '../api/load-error';

/** Query result with loading and error states; `what` names it for screen readers. */
export function Loaded<Data>({
  query: { data, error, isFetching, refetch },
  what,
  children,
}: {
  readonly query: UseQueryResult<Data>;
  readonly what: string;
  readonly children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (error) {
    return <LoadFailed message={loadErrorMessage(error)} onRetry={() => void refetch()} busy={isFetching} />;
  }
  return (
    <div role="status" aria-label={`Loading ${what}`}>
      <SkeletonBodyText lines={3} />
    </div>
  );
}
