import { Button } from '@cartwright/ui/admin/button';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { MessagePage } from '@cartwright/ui/admin/message-page';
import { Spinner } from '@cartwright/ui/admin/spinner';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadErrorMessage } from '../shared/api/load-error';
import { HOME } from '../shared/api/login-url';
import { privateKeysQuery } from '../shared/api/private-keys-query';
import { shopQuery } from '../shared/api/shop-query';
import { usePageTitle } from '../shared/hooks/use-page-title';
import type { NavigationItem } from './navigation';

/** Gate of a section's page: shops without its feature key see a notice instead. */
export function FeatureGate({ section, children }: { section: NavigationItem; children: ReactNode }) {
  const keys = useQuery({ ...privateKeysQuery, enabled: section.feature !== null });
  if (section.feature === null || keys.data?.includes(section.feature)) return children;
  if (keys.data) return <NotAvailable label={section.label} />;
  if (keys.isError) {
    return (
      <LoadFailed
        message={loadErrorMessage(keys.error)}
        onRetry={() => void keys.refetch()}
        busy={keys.isFetching}
      />
    );
  }
  return (
    <MessagePage title={section.label}>
      <Spinner accessibilityLabel="Loading" size="small" />
    </MessagePage>
  );
}

function NotAvailable({ label }: { label: string }) {
  usePageTitle(`${label} not available`);
  const { data: shop } = useQuery(shopQuery);
  return (
    <MessagePage
      title={`${label} isn’t available for this shop`}
      action={
        <Button url={HOME} variant="primary">
          Go to Home
        </Button>
      }
    >
      <p>
        This feature isn’t turned on for {shop?.name ?? 'your store'}. If you expected to find it here,
        contact Cartwright support.
      </p>
    </MessagePage>
  );
}
