import type { ProductSelection } from '@cartwright/core/smart-cart/merchant-input';
import { type ListedProduct, ProductList } from '@cartwright/ui/admin/product-list';
import { Button, InlineError, Text } from '@shopify/polaris';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { lazyDialog } from '../../../shared/lazy-dialog';
import './product-field.css';
import { chosenProductsQuery } from './product-queries';
import { giftWarning, type Purpose, variantsInWords } from './selection';

const ProductPicker = lazyDialog(async () => (await import('./product-picker')).ProductPicker);

/** Chosen products with a picker that changes them. */
export function ProductField({
  label,
  help,
  purpose,
  value,
  onChange,
  onLeave,
  error,
}: {
  readonly label: string;
  readonly help?: string;
  readonly purpose: Purpose;
  readonly value: readonly ProductSelection[];
  readonly onChange: (value: ProductSelection[]) => void;
  readonly onLeave?: () => void;
  readonly error?: string | undefined;
}) {
  const id = useId();
  const [picking, setPicking] = useState(false);
  const products = useQuery({
    ...chosenProductsQuery(value.map((each) => each.product_id)),
    enabled: value.length > 0,
  });

  function listed(selection: ProductSelection): ListedProduct {
    const product = products.data?.get(selection.product_id);
    if (product) {
      const { title, image } = product;
      const warning = purpose === 'gift' ? giftWarning(selection, product) : null;
      const detail = variantsInWords(selection, product);
      return { id: product.id, state: 'here', title, image, detail, warning };
    }
    const known = products.isSuccess && !products.isPlaceholderData;
    const state = known ? 'gone' : 'loading';
    return { id: selection.product_id, state, title: '', image: null, detail: '', warning: null };
  }
  function close() {
    setPicking(false);
    onLeave?.();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would be disabled apart from the panel's.
    <div
      className="cw-product-field"
      role="group"
      aria-labelledby={`${id}-label`}
      {...(error !== undefined && { 'aria-describedby': `${id}Error`, 'data-invalid': true })}
    >
      <div className="cw-product-field__head">
        <span id={`${id}-label`}>{label}</span>
        <Button variant="plain" onClick={() => setPicking(true)}>
          {value.length === 0 ? 'Choose products' : 'Change products'}
        </Button>
      </div>
      {value.length > 0 && (
        <ProductList
          label={label}
          products={value.map(listed)}
          onRemove={(gone) => onChange(value.filter((each) => each.product_id !== gone))}
        />
      )}
      {products.isError && (
        <Text as="p" tone="critical">
          {products.error.message}
        </Text>
      )}
      {error !== undefined && <InlineError fieldID={id} message={error} />}
      {help !== undefined && (
        <Text as="p" tone="subdued">
          {help}
        </Text>
      )}
      <ProductPicker
        open={picking}
        title={label}
        purpose={purpose}
        chosen={value}
        onClose={close}
        onDone={(chosen) => {
          onChange([...chosen]);
          close();
        }}
      />
    </div>
  );
}
