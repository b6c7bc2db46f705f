import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { Card, SkeletonBodyText } from '@shopify/polaris';
import type { UseQueryResult } from '@tanstack/react-query';
import { loadErrorMessage } from '../../shared/load-error';
import { CollectionsNav } from './collections-nav';

/** A page whose settings are not read yet, or can't be. */
export function SettingsLoading({
  query,
  hasNav = true,
}: {
  readonly query: UseQueryResult;
  /** Whether it is one of the room's pages, not one below them. */
  readonly hasNav?: boolean;
}) {
  return (
    <div className="cw-listing-page">
      {hasNav && <CollectionsNav />}
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
