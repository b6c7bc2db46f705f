import type { CartListItem } from '@cartwright/core/contract/carts';
import { ListPage, type ListPageProps } from '@cartwright/ui/admin/list-page';
import { Button, Tooltip } from '@shopify/polaris';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadErrorMessage } from '../../shared/load-error';
import { PublicationNotice } from '../../shared/publication-notice';
import { usePageTitle } from '../../shared/use-page-title';
import { CartRow } from './cart-row';
import './cart-list-page.css';
import { cartsQuery } from './carts-query';
import { CreateCartModal } from './create-cart-modal';
import { DeleteCartModal } from './delete-cart-modal';
import { NoCarts } from './no-carts';

/** Every cart of the shop: open, create, enable, delete. */
export function CartListPage() {
  usePageTitle('Smart Carts');
  const carts = useQuery(cartsQuery);
  const [creating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<CartListItem | null>(null);
  const full = carts.data !== undefined && carts.data.combinedCarts.length >= carts.data.maximum;

  const create = (
    <Button variant="primary" disabled={full || !carts.data} onClick={() => setCreating(true)}>
      Create cart
    </Button>
  );
  return (
    <>
      <ListPage
        title="Smart Carts"
        description="The slide-out carts of your store. One is live at a time."
        action={
          full ? (
            <Tooltip content="Maximum Carts Reached. Please delete an existing cart before creating another.">
              {create}
            </Tooltip>
          ) : (
            create
          )
        }
        notice={<PublicationNotice />}
        state={stateOf(carts, setDeleting, () => setCreating(true))}
      />
      <CreateCartModal open={creating} onClose={() => setCreating(false)} />
      <DeleteCartModal cart={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}

function stateOf(
  carts: ReturnType<typeof useQuery<{ combinedCarts: CartListItem[]; maximum: number }>>,
  onDelete: (cart: CartListItem) => void,
  onCreate: () => void,
): ListPageProps['state'] {
  if (carts.data) {
    const items = carts.data.combinedCarts;
    if (items.length === 0) return { kind: 'empty', content: <NoCarts onCreate={onCreate} /> };
    return {
      kind: 'ready',
      content: (
        <ul className="cw-cart-list" aria-label="Smart Carts">
          {items.map((cart) => (
            <CartRow key={cart.id} cart={cart} onDelete={onDelete} />
          ))}
        </ul>
      ),
    };
  }
  if (carts.isError) {
    return {
      kind: 'failed',
      message: loadErrorMessage(carts.error),
      onRetry: () => void carts.refetch(),
      busy: carts.isFetching,
    };
  }
  return { kind: 'loading' };
}
