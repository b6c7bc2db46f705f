import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import {
  changeCurrent,
  FREQUENCIES,
  FREQUENCY_NAMES,
  MAX_PREVIEW_LINES,
  MAX_PREVIEW_QUANTITY,
  type PreviewLine,
  type PreviewLines,
} from '@cartwright/core/checkout-preview/preview-lines';
import { AmountField } from '@cartwright/ui/admin/amount-field';
import { Button } from '@cartwright/ui/admin/button';
import { Card } from '@cartwright/ui/admin/card';
import { ProductImage } from '@cartwright/ui/admin/product-image';
import { Select } from '@cartwright/ui/admin/select';
import { Text } from '@cartwright/ui/admin/text';
import { useState } from 'react';
import { lazyDialog } from '../../shared/components/lazy-dialog';

const ProductPicker = lazyDialog(
  async () => (await import('../../editor-kit/pickers/products/product-picker')).ProductPicker,
);

/** Lines of the preview: one is selected and edited. */
export function CheckoutLines({
  lines,
  products,
  onChange,
  onAdd,
  onRemove,
}: {
  readonly lines: PreviewLines;
  /** Loaded products by id. */
  readonly products: ReadonlyMap<number, CatalogueProduct>;
  readonly onChange: (lines: PreviewLines) => void;
  readonly onAdd: (chosen: readonly ProductSelection[], products: readonly CatalogueProduct[]) => void;
  readonly onRemove: (index: number) => void;
}) {
  const [adding, setAdding] = useState(false);
  const isFull = lines.items.length >= MAX_PREVIEW_LINES;
  return (
    <Card>
      <div className="cw-checkout__head">
        <Text as="h2" variant="headingMd">
          Items
        </Text>
        <Button disabled={isFull} onClick={() => setAdding(true)}>
          Add items
        </Button>
      </div>
      {lines.items.length === 0 ? (
        <Text as="p" tone="subdued">
          No items yet. Add some to see what they come to.
        </Text>
      ) : (
        <ul className="cw-checkout__list" aria-label="Items">
          {lines.items.map((line, index) => (
            <li key={line.variantId}>
              <LineRow
                line={line}
                product={products.get(line.productId)}
                isCurrent={index === lines.current}
                onSelect={() => onChange({ ...lines, current: index })}
                onChange={(changes) => onChange(changeCurrent(lines, changes))}
                onRemove={() => onRemove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {adding && (
        <ProductPicker
          open
          title="Add items"
          purpose="any"
          limit={MAX_PREVIEW_LINES - lines.items.length}
          chosen={[]}
          onDone={(chosen, found) => {
            setAdding(false);
            onAdd(chosen, found);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}

function LineRow({
  line,
  product,
  isCurrent,
  onSelect,
  onChange,
  onRemove,
}: {
  readonly line: PreviewLine;
  readonly product: CatalogueProduct | undefined;
  readonly isCurrent: boolean;
  readonly onSelect: () => void;
  readonly onChange: (changes: Partial<Omit<PreviewLine, 'productId'>>) => void;
  readonly onRemove: () => void;
}) {
  const variant = product?.variants.find(({ id }) => id === line.variantId);
  const title = product?.title ?? 'Product that can’t be read';
  return (
    <div className="cw-checkout__line" data-current={isCurrent || undefined}>
      <button type="button" className="cw-checkout__pick" aria-pressed={isCurrent} onClick={onSelect}>
        <ProductImage source={variant?.image ?? product?.image ?? null} />
        <span>
          <span className="cw-checkout__title">{title}</span>
          <span className="cw-checkout__detail">
            {[
              product && product.variants.length > 1 ? variant?.title : null,
              `${line.quantity} ×`,
              FREQUENCY_NAMES[line.frequency],
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </button>
      <Button variant="plain" tone="critical" accessibilityLabel={`Remove ${title}`} onClick={onRemove}>
        Remove
      </Button>
      {isCurrent && (
        <div className="cw-checkout__fields">
          {product && product.variants.length > 1 && (
            <Select
              label="Variant"
              value={String(line.variantId)}
              options={product.variants.map(({ id, title: name }) => ({ value: String(id), label: name }))}
              onChange={(value) => onChange({ variantId: Number(value) })}
            />
          )}
          <AmountField
            label="Quantity"
            value={line.quantity}
            decimals={0}
            onChange={(value) => {
              if (value !== null && value >= 1) onChange({ quantity: Math.min(value, MAX_PREVIEW_QUANTITY) });
            }}
          />
          <Select
            label="Frequency"
            value={line.frequency}
            options={FREQUENCIES.map((value) => ({ value, label: FREQUENCY_NAMES[value] }))}
            onChange={(frequency) => onChange({ frequency })}
          />
        </div>
      )}
    </div>
  );
}
