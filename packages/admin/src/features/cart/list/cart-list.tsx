import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { isFoundIn } from '@cartwright/core/search/engine/found-in';
import { Button } from '@cartwright/ui/admin/button';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchField } from '../../../editor-kit/list/search-field';
import { deletedProductsQuery } from '../../../shared/api/carts-query';
import { lazyDialog } from '../../../shared/components/lazy-dialog';
import { lazyPart } from '../../../shared/components/lazy-part';
import { useNow } from '../../../shared/hooks/use-now';
import { useUser } from '../../../shared/hooks/use-user';
import { CartRow } from './cart-row';
import { LiveSentence } from './live-sentence';
import { type CartSort, sortedCarts } from './sorted-carts';

const DeleteCartModal = lazyDialog(async () => (await import('./delete-cart-modal')).DeleteCartModal);
const LockCartModal = lazyDialog(async () => (await import('./lock-cart-modal')).LockCartModal);
const RenameCartModal = lazyDialog(async () => (await import('./rename-cart-modal')).RenameCartModal);

const { Part: BulkBar } = lazyPart(
  async () => (await import('./bulk-bar')).BulkBar,
  <div className="cw-cart-bulk" />,
);
const { Part: ScheduleTimeline } = lazyPart(
  async () => (await import('./schedule-timeline')).ScheduleTimeline,
  null,
);

/** Number of carts from which on a search field shows. */
const MANY = 5;

type Open = { readonly kind: 'rename' | 'delete' | 'lock'; readonly cart: CartListItem };

/** The shop's carts, with actions for one and for several. */
export function CartList({ carts }: { carts: readonly CartListItem[] }) {
  const now = useNow(carts);
  const gone = useQuery(deletedProductsQuery).data;
  const { rebuyAdmin } = useUser();
  const [words, setWords] = useState('');
  const [sort, setSort] = useState<CartSort>('newest');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Open | null>(null);
  const search = carts.length >= MANY ? words.trim() : '';
  const found = sortedCarts(carts, sort, now).filter(({ name }) => isFoundIn(name, search));
  const chosen = found.filter(({ id }) => selected.has(id));
  // Current list entry; the previous one if it was deleted, so that the dialog can say so.
  const cart = open && (carts.find(({ id }) => id === open.cart.id) ?? open.cart);
  const close = () => setOpen(null);
  return (
    <>
      <div className="cw-cart-live" role="status">
        <Text as="h2" variant="headingXl">
          <LiveSentence carts={carts} now={now} />
        </Text>
      </div>
      {carts.some(({ isScheduled }) => isScheduled) && <ScheduleTimeline carts={carts} now={now} />}
      {carts.length >= MANY && (
        <div className="cw-cart-search">
          <SearchField label="Search carts" words={words} onChange={setWords} />
          <p className="cwa-visually-hidden" role="status">
            {search !== '' && `${found.length} of ${carts.length} carts shown`}
          </p>
        </div>
      )}
      {found.length === 0 && (
        <div className="cw-no-carts">
          <Text as="p">No cart is called “{search}”.</Text>
          <Button onClick={() => setWords('')}>Show all carts</Button>
        </div>
      )}
      {found.length > 1 && (
        <BulkBar
          chosen={chosen}
          carts={carts}
          shown={found}
          onSelect={(next) => setSelected(new Set(next.map(({ id }) => id)))}
          sort={sort}
          onSort={setSort}
        />
      )}
      {found.length > 0 && (
        <ul className="cw-cart-list" aria-label="Smart Carts">
          {found.map((each) => (
            <CartRow
              key={each.id}
              cart={each}
              carts={carts}
              now={now}
              deletedProducts={gone?.get(each.id) ?? 0}
              selected={found.length > 1 ? selected.has(each.id) : null}
              onSelect={(isSelected) => {
                const next = new Set(selected);
                if (isSelected) next.add(each.id);
                else next.delete(each.id);
                setSelected(next);
              }}
              onRename={() => setOpen({ kind: 'rename', cart: each })}
              onDelete={() => setOpen({ kind: 'delete', cart: each })}
              onLock={rebuyAdmin ? () => setOpen({ kind: 'lock', cart: each }) : null}
            />
          ))}
        </ul>
      )}
      {open?.kind === 'rename' && cart && <RenameCartModal cart={cart} onClose={close} />}
      {open?.kind === 'lock' && cart && <LockCartModal cart={cart} onClose={close} />}
      {open?.kind === 'delete' && cart && <DeleteCartModal cart={cart} carts={carts} onClose={close} />}
    </>
  );
}
