import { PageFrame } from '@cartwright/ui/admin/page-frame';
import { CatalogueSection } from '../features/catalogue/catalogue-section';
import { JobsSection } from '../features/jobs/jobs-section';
import { OrdersSection } from '../features/orders/orders-section';
import { usePageTitle } from '../shared/hooks/use-page-title';

/** Page of the app's mirrored store data and background jobs. */
export function StoreDataPage() {
  usePageTitle('Store data');
  return (
    <PageFrame title="Store data">
      <CatalogueSection />
      <OrdersSection />
      <JobsSection />
    </PageFrame>
  );
}
