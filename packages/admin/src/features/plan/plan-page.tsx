import { Button } from '@cartwright/ui/admin/button';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { MessagePage } from '@cartwright/ui/admin/message-page';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { billingQuery } from '../../shared/api/billing-query';
import { loadErrorMessage } from '../../shared/api/load-error';
import { HOME } from '../../shared/api/login-url';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { PlanChoice } from './plan-choice';

/** Plan page. A shop that lacks a required plan sees nothing else. */
export function PlanPage() {
  usePageTitle('Plan');
  const { data: billing, error, isFetching, refetch } = useQuery(billingQuery);
  if (billing?.required && billing.plans.length > 0) return <PlanChoice billing={billing} />;
  if (billing?.required) {
    return (
      <MessagePage title="No plans are available">
        <p>Your store can’t choose a plan right now. Contact Cartwright support.</p>
      </MessagePage>
    );
  }
  if (billing) {
    return (
      <MessagePage title="You don’t need a plan" action={<ToHome />}>
        <p>Cartwright is free for your store.</p>
      </MessagePage>
    );
  }
  if (error) {
    return <LoadFailed message={loadErrorMessage(error)} onRetry={() => void refetch()} busy={isFetching} />;
  }
  return (
    <MessagePage title="Plan">
      <div role="status" aria-label="Loading plans">
        <SkeletonBodyText lines={4} />
      </div>
    </MessagePage>
  );
}

const ToHome = (): ReactNode => (
  <Button url={HOME} variant="primary">
    Go to Home
  </Button>
);
