import { Banner } from '@cartwright/ui/admin/banner';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHost } from '../host/host';
import { PLAN_PATH } from '../shared/api/account-paths';
import { withBase } from '../shared/api/admin-base';
import { billingQuery } from '../shared/api/billing-query';
import { planIsMissing } from '../shared/api/plan-missing';
import './access-notice.css';

/**
 * Banner on a page that was open when the shop's plan ended, until there is one. The page stays, as
 * it may have unsaved changes.
 */
export function PlanNotice() {
  const { kind } = useHost();
  const { data: billing, isFetchedAfterMount } = useQuery({
    ...billingQuery,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  // Data from before the rejected call is outdated.
  const hasPlan = isFetchedAfterMount && (billing?.required === false || billing?.current != null);
  useEffect(
    function goOnWithPlan() {
      if (hasPlan) planIsMissing.set(false);
    },
    [hasPlan],
  );
  if (hasPlan) return null;
  // In a new tab; Shopify's admin has a single page per app.
  const url = withBase(PLAN_PATH, window.location.pathname);
  const plans =
    kind === 'embedded'
      ? { content: 'See plans', url: PLAN_PATH }
      : { content: 'See plans', url, external: true };
  return (
    <div className="cw-access-notice">
      <Banner tone="warning" title="Choose a plan to keep using Cartwright" action={plans}>
        <p>
          Your store doesn’t have a plan right now, so nothing can be saved. Unsaved changes are kept in this
          browser. Choose a plan, then come back here and save.
        </p>
      </Banner>
    </div>
  );
}
