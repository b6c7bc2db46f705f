import type { CatalogueProduct } from '@cartwright/core/contract/products';
import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import type { ProductSelection } from '@cartwright/core/smart-cart/merchant-input';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { useFocusBack } from '@cartwright/ui/admin/use-focus-back';
import { Button, Icon, Modal, SkeletonBodyText, Text, TextField } from '@shopify/polaris';
import { SearchIcon } from '@shopify/polaris-icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadErrorMessage } from '../../../shared/load-error';
import './product-picker.css';
import { PickerRow } from './picker-row';
import { productSearchQuery } from './product-queries';
import type { Purpose } from './selection';

/** How long typing has to pause before the search begins, in milliseconds (design/meanings). */
const DEBOUNCE = 250;

export interface ProductPickerProps {
  readonly open: boolean;
  readonly title: string;
  readonly purpose: Purpose;
  readonly chosen: readonly ProductSelection[];
  /** The selections, and what is known of the products that were seen. */
  readonly onDone: (chosen: readonly ProductSelection[], seen: readonly CatalogueProduct[]) => void;
  readonly onClose: () => void;
}

/** Chooses products and their variants. Nothing changes until "Done". */
export function ProductPicker(props: ProductPickerProps) {
  // A fresh draft for every opening: closing without "Done" forgets it.
  return props.open ? <OpenPicker {...props} /> : null;
}

function OpenPicker({ title, purpose, chosen, onDone, onClose }: ProductPickerProps) {
  useFocusBack();
  const [draft, setDraft] = useState(chosen);
  const [words, setWords] = useState('');
  const search = useDebounced(words.trim(), DEBOUNCE);
  const found = useInfiniteQuery(productSearchQuery(search));
  const products = found.data?.pages.flatMap((page) => page.products) ?? [];
  const [seen, setSeen] = useState<ReadonlyMap<number, CatalogueProduct>>(new Map());

  function change(next: readonly ProductSelection[]) {
    setDraft(next);
    setSeen((before) => new Map([...before, ...products.map((product) => [product.id, product] as const)]));
  }

  const count = draft.length === 1 ? '1 product' : `${draft.length} products`;
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      primaryAction={{
        content: 'Done',
        onAction: () =>
          onDone(
            draft,
            draft.flatMap((each) => seen.get(each.product_id) ?? []),
          ),
      }}
      secondaryActions={[{ content: 'Cancel', onAction: onClose }]}
      footer={
        <Text as="span" tone="subdued">
          {count} chosen
        </Text>
      }
    >
      <div className="cw-picker__search">
        <TextField
          label="Search products"
          labelHidden
          value={words}
          onChange={setWords}
          placeholder="Search products"
          prefix={<Icon source={SearchIcon} />}
          autoComplete="off"
          autoFocus
          clearButton
          onClearButtonClick={() => setWords('')}
          maxLength={TEXT_LIMITS.search}
        />
      </div>
      <div className="cw-picker__results" aria-busy={found.isFetching}>
        <p className="cwa-visually-hidden" role="status">
          {found.isSuccess && !found.isPlaceholderData ? `${products.length} products shown` : ''}
        </p>
        {found.isPending && <PickerSkeleton />}
        {found.isError && !found.data && (
          <LoadFailed
            message={loadErrorMessage(found.error)}
            onRetry={() => void found.refetch()}
            busy={found.isFetching}
          />
        )}
        {found.isSuccess && products.length === 0 && (
          <p className="cw-picker__none">
            {search === '' ? 'Your store has no products yet.' : `No products match "${search}".`}
          </p>
        )}
        {products.length > 0 && (
          <ul className="cw-picker__list" aria-label="Products">
            {products.map((product) => (
              <PickerRow
                key={product.id}
                product={product}
                purpose={purpose}
                chosen={draft}
                onChange={change}
              />
            ))}
          </ul>
        )}
        {found.hasNextPage && (
          <div className="cw-picker__more">
            <Button onClick={() => void found.fetchNextPage()} loading={found.isFetchingNextPage}>
              Load more
            </Button>
          </div>
        )}
        {found.isFetchNextPageError && <p className="cw-picker__none">{loadErrorMessage(found.error)}</p>}
      </div>
    </Modal>
  );
}

function PickerSkeleton() {
  return (
    <div className="cw-picker__skeleton" role="status" aria-label="Loading products">
      <SkeletonBodyText lines={2} />
      <SkeletonBodyText lines={2} />
      <SkeletonBodyText lines={2} />
    </div>
  );
}

function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(
    function settleAfterPause() {
      const timer = setTimeout(() => setSettled(value), milliseconds);
      return () => clearTimeout(timer);
    },
    [value, milliseconds],
  );
  return settled;
}
