import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { loadErrorMessage } from '../../shared/api/load-error';
import { shopQuery } from '../../shared/api/shop-query';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { CheckoutPreview } from './checkout-preview';
import { seedProductQuery } from './checkout-queries';
import '@cartwright/ui/admin/page-frame.css';

/** Page that previews chosen lines at checkout, with the rewards of the live cart. */
export function CheckoutPreviewPage() {
  usePageTitle('Checkout preview');
  const shop = useQuery(shopQuery);
  const domain = shop.data?.shopifyShopDomain ?? '';
  const seed = useQuery({ ...seedProductQuery(domain), enabled: shop.data !== undefined });
  const failed = shop.isError ? shop : null;
  return (
    <div className="cwa-page">
      <div className="cwa-page__head">
        <Text as="h1" variant="headingXl">
          Checkout preview
        </Text>
        <Text as="p" tone="subdued">
          Choose items to see what your live cart’s rewards come to at checkout. Only you see it.
        </Text>
      </div>
      {failed ? (
        <LoadFailed
          message={loadErrorMessage(failed.error)}
          onRetry={() => void failed.refetch()}
          busy={failed.isFetching}
        />
      ) : shop.data && !seed.isPending ? (
        // Remounts for another shop.
        <CheckoutPreview key={domain} shop={shop.data} seedId={seed.data ?? null} />
      ) : (
        <div role="status" aria-label="Loading the checkout preview">
          <SkeletonBodyText lines={8} />
        </div>
      )}
    </div>
  );
}
