import { Card } from '@cartwright/ui/admin/card';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { Text } from '@cartwright/ui/admin/text';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadErrorMessage } from '../../shared/api/load-error';
import './editor-page.css';

/** Page while its document loads or fails to load. `children` are above it. */
export function PageLoading({
  title,
  query,
  children,
}: {
  /** Title; absent if it is the document's name. */
  readonly title?: string;
  readonly query: UseQueryResult;
  readonly children?: ReactNode;
}) {
  return (
    <div className="cw-editor-page">
      {title !== undefined && (
        <div className="cw-editor-head">
          <Text as="h1" variant="headingXl">
            {title}
          </Text>
        </div>
      )}
      {children}
      <Card>
        {query.error && !query.isFetching ? (
          <LoadFailed
            message={loadErrorMessage(query.error)}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
        ) : (
          <div role="status" aria-label="Loading">
            <SkeletonBodyText lines={8} />
          </div>
        )}
      </Card>
    </div>
  );
}
