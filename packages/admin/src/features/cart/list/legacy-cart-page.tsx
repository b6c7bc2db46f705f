import { isVisible } from '@cartwright/core/cart/components-of';
import { readCart, type SavedCart } from '@cartwright/core/contract/carts';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { Badge } from '@cartwright/ui/admin/badge';
import { Banner } from '@cartwright/ui/admin/banner';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { Card } from '@cartwright/ui/admin/card';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { PageFrame } from '@cartwright/ui/admin/page-frame';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../shared/api/api';
import { responseOf } from '../../../shared/api/api-client';
import { cartKey } from '../../../shared/api/cart-keys';
import { cartsQuery } from '../../../shared/api/carts-query';
import { loadErrorMessage } from '../../../shared/api/load-error';
import { shopQuery } from '../../../shared/api/shop-query';
import { previewLink } from '../../../shared/format/preview-link';
import { usePageTitle } from '../../../shared/hooks/use-page-title';
import { upgradeCart } from './upgrade-cart';
import { useRefreshList } from './use-refresh-list';

const CARTS = { label: 'Smart Carts', path: '/smartcart/' };

/** Read-only page of a legacy cart and its actions. */
export function LegacyCartPage() {
  const { id } = useParams({ from: '/smart_cart/edit/$id' });
  const cart = useQuery({
    queryKey: [...cartKey(id), 'legacy'],
    queryFn: ({ signal }) =>
      responseOf(api.call(readCart, { params: { id }, query: {}, body: undefined, signal })),
  });
  if (cart.data?.legacy === false) return <Navigate to="/smartcart/edit/$id/" params={{ id }} replace />;
  if (cart.data) return <LegacyCart saved={cart.data} />;
  if (cart.isError) {
    return (
      <LoadFailed
        message={loadErrorMessage(cart.error)}
        onRetry={() => void cart.refetch()}
        busy={cart.isFetching}
      />
    );
  }
  return (
    <PageFrame title="Legacy cart">
      <div role="status" aria-label="Loading the cart">
        <SkeletonBodyText lines={6} />
      </div>
    </PageFrame>
  );
}

function LegacyCart({ saved }: { saved: SavedCart }) {
  const { cart } = saved;
  const name = nameOfCart(cart);
  usePageTitle(name, CARTS);
  const { data: shop } = useQuery(shopQuery);
  const listed = useQuery(cartsQuery).data?.combinedCarts.find(({ id }) => id === cart.id);
  const refresh = useRefreshList();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function upgrade() {
    if (!listed || busy) return;
    setBusy(true);
    const made = await upgradeCart(listed, refresh);
    setBusy(false);
    if (made) await navigate({ to: '/smartcart/edit/$id/', params: { id: made.id } });
  }
  return (
    <PageFrame
      title={name}
      head={
        <div>
          <Badge>Legacy</Badge>
        </div>
      }
    >
      <Banner tone="info" title="This cart is from the earlier generation">
        <p>
          You can preview, duplicate and delete it. Upgrade it to make a new cart that you can edit and
          enable. It can’t be the fallback cart.
        </p>
      </Banner>
      <ButtonGroup>
        <Button variant="primary" loading={busy} disabled={!listed} onClick={() => void upgrade()}>
          Upgrade
        </Button>
        {shop && (
          <Button url={previewLink(shop.storeUrl, saved)} external>
            View in store
          </Button>
        )}
        <Button url={CARTS.path}>Back to Smart Carts</Button>
      </ButtonGroup>
      <Card>
        <Text as="h2" variant="headingSm">
          Components
        </Text>
        <ul aria-label="Components">
          {cart.components.map((component) => (
            <li key={component.componentId}>
              {component.title} {!isVisible(component) && <Badge>Hidden</Badge>}
            </li>
          ))}
        </ul>
      </Card>
    </PageFrame>
  );
}
