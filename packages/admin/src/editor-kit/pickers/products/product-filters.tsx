import { CollectionOptions } from '../collections/collection-options';
import { FilterBar } from '../dialog/filter-bar';
import { TagOptions, VendorOptions } from '../tags/tag-options';
import type { ProductSearch } from './product-queries';

/** Product filters besides the search; null: none. */
export interface ProductFiltersSet {
  readonly collection: { readonly id: number; readonly title: string } | null;
  readonly tag: string | null;
  readonly vendor: string | null;
}

export const NO_FILTERS: ProductFiltersSet = { collection: null, tag: null, vendor: null };

/** Search parameters of filters. */
export function searchOf({ collection, tag, vendor }: ProductFiltersSet): ProductSearch {
  return { collection: collection?.id, tag: tag ?? undefined, vendor: vendor ?? undefined };
}

/** Product filters by collection, tag and vendor, combined by "and". */
export function ProductFilters({
  filters,
  onChange,
}: {
  readonly filters: ProductFiltersSet;
  readonly onChange: (filters: ProductFiltersSet) => void;
}) {
  function change(changes: Partial<ProductFiltersSet>) {
    const next = { ...filters, ...changes };
    const isSet = Object.values(next).some((value) => value !== null);
    onChange(isSet ? next : NO_FILTERS);
  }
  return (
    <FilterBar
      filters={[
        {
          key: 'collection',
          label: 'Collection',
          chosen: filters.collection?.title ?? null,
          onClear: () => change({ collection: null }),
          options: (close) => (
            <CollectionOptions
              onPick={({ id, title }) => {
                change({ collection: { id, title } });
                close();
              }}
            />
          ),
        },
        {
          key: 'tag',
          label: 'Tag',
          chosen: filters.tag,
          onClear: () => change({ tag: null }),
          options: (close) => (
            <TagOptions
              onPick={(tag) => {
                change({ tag });
                close();
              }}
            />
          ),
        },
        {
          key: 'vendor',
          label: 'Vendor',
          chosen: filters.vendor,
          onClear: () => change({ vendor: null }),
          options: (close) => (
            <VendorOptions
              onPick={(vendor) => {
                change({ vendor });
                close();
              }}
            />
          ),
        },
      ]}
    />
  );
}
