import './cart-list-page.css';
import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { Banner } from '@cartwright/ui/admin/banner';
import { BrandMark } from '@cartwright/ui/admin/brand-mark';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { ListPage, type ListPageProps } from '@cartwright/ui/admin/list-page';
import { Text } from '@cartwright/ui/admin/text';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { cartsQuery } from '../../../shared/api/carts-query';
import { loadErrorMessage } from '../../../shared/api/load-error';
import { lazyDialog } from '../../../shared/components/lazy-dialog';
import { PublicationNotice } from '../../../shared/components/publication-notice';
import { usePageTitle } from '../../../shared/hooks/use-page-title';
import { CartList } from './cart-list';

const ImportCartModal = lazyDialog(async () => (await import('./import-cart-modal')).ImportCartModal);
const CreateCartModal = lazyDialog(async () => (await import('./create-cart-modal')).CreateCartModal);

interface CartListPageProps {
  /** Theme problems above the list, theme status below it. */
  readonly themeNotice: ReactNode;
  readonly themeState: ReactNode;
}

/** Every cart of the shop: open, create, rename, enable, delete. */
export function CartListPage({ themeNotice, themeState }: CartListPageProps) {
  usePageTitle('Smart Carts');
  const carts = useQuery(cartsQuery);
  // Rows are expensive to render: deferring makes it interruptible, so the browser stays
  // responsive.
  const list = useDeferredValue(carts.data);
  const [creating, setCreating] = useState(false);
  const [importing, setImporting] = useState(false);
  const full = list !== undefined && list.combinedCarts.length >= list.maximum;
  return (
    <>
      <ListPage
        title="Smart Carts"
        description="The slide-out carts of your store. A shopper sees one of them at a time."
        action={
          <ButtonGroup>
            <Button disabled={full || !list} onClick={() => setImporting(true)}>
              Import
            </Button>
            <Button variant="primary" disabled={full || !list} onClick={() => setCreating(true)}>
              Create cart
            </Button>
          </ButtonGroup>
        }
        notice={
          <>
            <PublicationNotice />
            {themeNotice}
            {full && (
              <Banner tone="info" title="Maximum Carts Reached">
                <p>Please delete an existing cart before creating another.</p>
              </Banner>
            )}
          </>
        }
        state={stateOf(list, carts, () => setCreating(true))}
        below={themeState}
      />
      {importing && <ImportCartModal onClose={() => setImporting(false)} />}
      {creating && <CreateCartModal onClose={() => setCreating(false)} />}
    </>
  );
}

function stateOf(
  list: { readonly combinedCarts: CartListItem[] } | undefined,
  carts: UseQueryResult,
  onCreate: () => void,
): ListPageProps['state'] {
  if (list) {
    const items = list.combinedCarts;
    return items.length === 0
      ? { kind: 'empty', content: <NoCarts onCreate={onCreate} /> }
      : { kind: 'ready', content: <CartList carts={items} /> };
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

/** The list before the first cart. */
function NoCarts({ onCreate }: { onCreate: () => void }) {
  return (
    <div className="cw-no-carts">
      <BrandMark size={56} />
      <Text as="h2" variant="headingMd">
        Build your first cart
      </Text>
      <Text as="p" tone="subdued">
        Give shoppers a slide-out cart that shows how close they are to a reward and adds free gifts
        automatically. Nothing changes in your store until you enable it.
      </Text>
      <Button variant="primary" onClick={onCreate}>
        Create cart
      </Button>
    </div>
  );
}
