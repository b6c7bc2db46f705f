import { BUNDLE_BUILDER_ANALYTICS } from '@cartwright/core/analytics/reports/bundle-builder-analytics';
import { Banner } from '@cartwright/ui/admin/banner';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ReportPage } from '../../report-kit/page/report-page';
import { widgetsQuery } from '../../widget-settings/widget-queries';

/** Report of how far shoppers get in bundle builders, what they buy together, and what comes of it. */
export function BundleBuilderAnalyticsPage() {
  return (
    <ReportPage
      definition={BUNDLE_BUILDER_ANALYTICS}
      back={{ label: 'Reports', path: '/reports/' }}
      notice={<NoBundles />}
      whenEmpty={<BundlesLink>See your bundles</BundlesLink>}
    />
  );
}

/** Where a bundle is created, while there is none that could be counted. */
function NoBundles() {
  const { data: bundles } = useQuery(widgetsQuery('bundle_builder'));
  if (bundles?.length !== 0) return null;
  return (
    <Banner title="You have no bundles yet" tone="info">
      <BundlesLink>Create a bundle</BundlesLink>
    </Banner>
  );
}

function BundlesLink({ children }: { readonly children: string }) {
  return (
    <Link to="/widgets/" hash="bundle_builder">
      {children}
    </Link>
  );
}
