import { PageFrame } from '@cartwright/ui/admin/page-frame';
import { CatalogueSection } from '../features/catalogue/catalogue-section';
import { JobsSection } from '../features/jobs/jobs-section';
import { OrdersSection } from '../features/orders/orders-section';
import { usePageTitle } from '../shared/hooks/use-page-title';

/** Page of what the app knows of the store, and of the work that keeps it so: a section for each. */
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
