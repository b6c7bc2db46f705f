import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../../shared/components/lazy-dialog';
import { reordered } from '../../fields/reordered';
import { ChosenList } from '../chosen/chosen-list';
import { DeletedNotice } from '../dialog/deleted-notice';
import { PickerField } from '../picker-field';
import { productEntry } from './chosen-product';
import { chosenProductsQuery } from './product-queries';
import type { Purpose } from './product-selection';

const ProductPicker = lazyDialog(async () => (await import('./product-picker')).ProductPicker);

/** Ordered list of selected products, with a picker. */
export function ProductField({
  label,
  help,
  purpose,
  limit = LIST_LIMITS.products,
  ordered = true,
  value,
  warningOf,
  onChange,
  onLeave,
  error,
}: {
  readonly label: string;
  readonly help?: string;
  readonly purpose: Purpose;
  /** Maximum number of products. */
  readonly limit?: number;
  /** Whether their order counts, so that it can be changed. */
  readonly ordered?: boolean;
  readonly value: readonly ProductSelection[];
  /** Warning about a selected product; null for none. */
  readonly warningOf?: (productId: number) => string | null;
  readonly onChange: (value: ProductSelection[]) => void;
  readonly onLeave?: () => void;
  readonly error?: string | undefined;
}) {
  const [picking, setPicking] = useState(false);
  const products = useQuery({
    ...chosenProductsQuery(value.map((each) => each.product_id)),
    enabled: value.length > 0,
  });
  const known = {
    products: products.data ?? new Map(),
    isSettled: products.isSuccess && !products.isPlaceholderData,
  };
  const isGone = (id: number) => known.isSettled && !known.products.has(id);
  function close() {
    setPicking(false);
    onLeave?.();
  }

  return (
    <PickerField
      label={label}
      button={value.length === 0 ? 'Choose products' : 'Change products'}
      help={help}
      error={error}
      onPick={() => setPicking(true)}
    >
      <DeletedNotice
        count={value.filter((each) => isGone(each.product_id)).length}
        noun={{ one: 'product', other: 'products' }}
        onRemove={() => onChange(value.filter((each) => !isGone(each.product_id)))}
      />
      {value.length > 0 && (
        <ChosenList
          label={label}
          entries={value.map((selection) =>
            productEntry(selection, known, { purpose, warning: warningOf?.(selection.product_id) ?? null }),
          )}
          onMove={ordered ? (from, to) => onChange([...reordered(value, from, to)]) : undefined}
          onRemove={(key) => onChange(value.filter((each) => String(each.product_id) !== key))}
        />
      )}
      {products.isError && (
        <Text as="p" tone="critical">
          {products.error.message}
        </Text>
      )}
      <ProductPicker
        open={picking}
        title={label}
        purpose={purpose}
        limit={limit}
        ordered={ordered}
        chosen={value}
        onClose={close}
        onDone={(chosen) => {
          onChange([...chosen]);
          close();
        }}
      />
    </PickerField>
  );
}
