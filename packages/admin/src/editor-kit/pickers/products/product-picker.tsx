import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../dialog/noun';
import { PickerDialog, type PickerView } from '../dialog/picker-dialog';
import { PickerResults } from '../dialog/picker-results';
import { useDebounced } from '../dialog/use-debounced';
import { NO_FILTERS, ProductFilters, type ProductFiltersSet, searchOf } from './product-filters';
import { chosenProductsQuery, productSearchQuery } from './product-queries';
import { ProductRow } from './product-row';
import { addProducts, type Purpose } from './product-selection';
import { SelectedProducts } from './selected-products';

const PRODUCTS = { one: 'product', other: 'products' };

export interface ProductPickerProps {
  readonly open: boolean;
  readonly title: string;
  readonly purpose: Purpose;
  /** Maximum number of products. */
  readonly limit?: number;
  /** Whether their order counts, so that it can be changed. */
  readonly ordered?: boolean;
  readonly chosen: readonly ProductSelection[];
  /** Called with the selections in order, and their loaded products. */
  readonly onDone: (chosen: readonly ProductSelection[], products: readonly CatalogueProduct[]) => void;
  readonly onClose: () => void;
}

/** Picker of products, variants and their order. Changes apply on "Done". */
export function ProductPicker(props: ProductPickerProps) {
  // Unmounting resets the selection.
  return props.open ? <OpenPicker {...props} /> : null;
}

function OpenPicker({
  title,
  purpose,
  limit = LIST_LIMITS.products,
  ordered = true,
  chosen,
  onDone,
  onClose,
}: ProductPickerProps) {
  const [draft, setDraft] = useState(chosen);
  const [view, setView] = useState<PickerView>('all');
  const [words, setWords] = useState('');
  const [filters, setFilters] = useState<ProductFiltersSet>(NO_FILTERS);
  const debouncedWords = useDebounced(words.trim());
  const found = useInfiniteQuery(productSearchQuery({ words: debouncedWords, ...searchOf(filters) }));
  const shown = found.data?.pages.flatMap((page) => page.response.products) ?? [];
  // Keeps loaded products of earlier searches.
  const [seen, setSeen] = useState<ReadonlyMap<number, CatalogueProduct>>(new Map());
  const before = useQuery({
    ...chosenProductsQuery(chosen.map((each) => each.product_id)),
    enabled: chosen.length > 0,
  });
  const known = new Map([...(before.data ?? []), ...seen]);

  function change(next: readonly ProductSelection[]) {
    setDraft(next);
    setSeen((earlier) => new Map([...earlier, ...shown.map((product) => [product.id, product] as const)]));
  }
  function clear() {
    setWords('');
    setFilters(NO_FILTERS);
  }
  const withAll = addProducts(draft, shown, { purpose, limit });

  return (
    <PickerDialog
      title={title}
      noun={PRODUCTS}
      words={words}
      onWords={setWords}
      view={view}
      onView={setView}
      filters={<ProductFilters filters={filters} onChange={setFilters} />}
      count={draft.length}
      limit={limit}
      onDone={() =>
        onDone(
          draft,
          draft.flatMap((each) => known.get(each.product_id) ?? []),
        )
      }
      onClose={onClose}
    >
      {view === 'all' ? (
        <PickerResults
          found={found}
          count={shown.length}
          noun={PRODUCTS}
          request={{ words: debouncedWords, filtered: filters !== NO_FILTERS }}
          onClear={clear}
        >
          <div className="cw-picker__summary">
            <span>{`${counted(shown.length, PRODUCTS)} shown`}</span>
            <Button
              variant="plain"
              disabled={withAll.length === draft.length}
              onClick={() => change(withAll)}
            >
              Select all shown
            </Button>
          </div>
          <ul className="cw-picker__list" aria-label="Products">
            {shown.map((product) => (
              <ProductRow
                key={product.id}
                product={product}
                purpose={purpose}
                isFull={draft.length >= limit}
                chosen={draft}
                onChange={change}
              />
            ))}
          </ul>
        </PickerResults>
      ) : (
        <SelectedProducts
          chosen={draft}
          purpose={purpose}
          ordered={ordered}
          known={{ products: known, isSettled: before.isSuccess || chosen.length === 0 }}
          failure={before.error}
          onRetry={() => void before.refetch()}
          onChange={setDraft}
          onBrowse={() => setView('all')}
        />
      )}
    </PickerDialog>
  );
}
