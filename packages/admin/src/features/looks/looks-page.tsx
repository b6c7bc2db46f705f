import { Card } from '@cartwright/ui/admin/card';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { useQuery } from '@tanstack/react-query';
import { loadErrorMessage } from '../../shared/api/load-error';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import './looks-page.css';
import { LooksEditor } from './looks-editor';
import { looksQuery } from './looks-query';

/** Page of the shop's look: colours, fonts, shape and motion of everything that shoppers see of us. */
export function LooksPage() {
  usePageTitle('Looks');
  const looks = useQuery(looksQuery);
  if (looks.data && looks.isFetchedAfterMount) return <LooksEditor loaded={looks.data} />;
  return (
    <div className="cw-looks">
      <Card>
        {looks.error && !looks.isFetching ? (
          <LoadFailed
            message={loadErrorMessage(looks.error)}
            onRetry={() => void looks.refetch()}
            busy={looks.isFetching}
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
