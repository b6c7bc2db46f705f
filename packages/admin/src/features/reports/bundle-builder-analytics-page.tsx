import { BUNDLE_BUILDER_ANALYTICS } from '@cartwright/core/analytics/reports/bundle-builder-analytics';
import { Banner } from '@cartwright/ui/admin/banner';
import { Link } from '@cartwright/ui/admin/link';
import { useQuery } from '@tanstack/react-query';
import { ReportPage } from '../../report-kit/page/report-page';
import { widgetsQuery } from '../../widget-settings/widget-queries';

const BUNDLES_PATH = '/widgets/#bundle_builder';

/** Report of bundle builders: funnel, products and revenue. */
export function BundleBuilderAnalyticsPage() {
  return (
    <ReportPage
      definition={BUNDLE_BUILDER_ANALYTICS}
      back={{ label: 'Reports', path: '/reports/' }}
      notice={<NoBundles />}
      whenEmpty={<Link url={BUNDLES_PATH}>See your bundles</Link>}
    />
  );
}

/** Link to create a bundle, while there is none. */
function NoBundles() {
  const { data: bundles } = useQuery(widgetsQuery('bundle_builder'));
  if (bundles?.length !== 0) return null;
  return (
    <Banner title="You have no bundles yet" tone="info">
      <Link url={BUNDLES_PATH}>Create a bundle</Link>
    </Banner>
  );
}
