import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import { Button } from '@cartwright/ui/admin/button';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { useState } from 'react';
import { loadErrorMessage } from '../../../shared/api/load-error';
import { reordered } from '../../fields/reordered';
import { ChosenList } from '../chosen/chosen-list';
import { DeletedNotice } from '../dialog/deleted-notice';
import { None } from '../dialog/picker-results';
import { type KnownProducts, productEntry } from './chosen-product';
import { type Purpose, variantsLabel } from './product-selection';
import { VariantChoices } from './variant-choices';

/** Selected products: reorder, remove, and change variants. */
export function SelectedProducts({
  chosen,
  purpose,
  ordered,
  known,
  failure,
  onRetry,
  onChange,
  onBrowse,
}: {
  readonly chosen: readonly ProductSelection[];
  readonly purpose: Purpose;
  readonly ordered: boolean;
  readonly known: KnownProducts;
  /** Error of loading the products; null if there is none. */
  readonly failure: Error | null;
  readonly onRetry: () => void;
  readonly onChange: (chosen: readonly ProductSelection[]) => void;
  readonly onBrowse: () => void;
}) {
  const [openId, setOpenId] = useState<number | null>(null);
  if (chosen.length === 0)
    return <None message="Nothing selected yet." way="Browse products" onWay={onBrowse} />;
  const gone = known.isSettled ? chosen.filter((each) => !known.products.has(each.product_id)) : [];

  function variants(selection: ProductSelection, product: CatalogueProduct) {
    const label = variantsLabel(selection, product);
    if (product.variants.length < 2) return label;
    const isOpen = openId === product.id;
    return (
      <>
        <Button
          variant="plain"
          disclosure={isOpen ? 'up' : 'down'}
          ariaExpanded={isOpen}
          accessibilityLabel={`${label}: choose variants of ${product.title}`}
          onClick={() => setOpenId(isOpen ? null : product.id)}
        >
          {label}
        </Button>
        {isOpen && <VariantChoices product={product} purpose={purpose} chosen={chosen} onChange={onChange} />}
      </>
    );
  }
  return (
    <div className="cw-picker__selected">
      {failure !== null && <LoadFailed message={loadErrorMessage(failure)} onRetry={onRetry} busy={false} />}
      <DeletedNotice
        count={gone.length}
        noun={{ one: 'product', other: 'products' }}
        onRemove={() => onChange(chosen.filter((each) => !gone.includes(each)))}
      />
      <ChosenList
        label="Selected products"
        entries={chosen.map((selection) =>
          productEntry(selection, known, { purpose, detail: (product) => variants(selection, product) }),
        )}
        onMove={ordered ? (from, to) => onChange(reordered(chosen, from, to)) : undefined}
        onRemove={(key) => onChange(chosen.filter((each) => String(each.product_id) !== key))}
      />
    </div>
  );
}
