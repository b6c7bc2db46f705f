import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import { formatMoney } from '@cartwright/core/money/format-money';
import { Button } from '@cartwright/ui/admin/button';
import { RangeSlider } from '@cartwright/ui/admin/range-slider';
import { useState } from 'react';
import { lazyDialog } from '../../../../shared/components/lazy-dialog';
import { firstLine } from './compose-cart';
import './preview-cart-controls.css';
import type { PreviewCart } from './use-preview-cart';

const ProductPicker = lazyDialog(
  async () => (await import('../../../../editor-kit/pickers/products/product-picker')).ProductPicker,
);

/** Controls of the preview cart, to try thresholds: a value, or selected products. */
export function PreviewCartControls({
  cart,
  worth,
  currency,
  onTouch,
}: {
  readonly cart: PreviewCart;
  /** Total of the shown lines, in subunits of `currency`. */
  readonly worth: number;
  readonly currency: string;
  /** Called when the merchant changes the preview cart. */
  readonly onTouch: () => void;
}) {
  const [picking, setPicking] = useState(false);

  function preview(products: readonly CatalogueProduct[], variantsOf: (id: number) => readonly number[]) {
    onTouch();
    cart.choose(
      products,
      products.flatMap((product) => firstLine(product, variantsOf(product.id)) ?? []),
    );
  }

  return (
    <div className="cw-preview-cart">
      <div className="cw-preview-cart__worth">
        <RangeSlider
          label={`Preview cart: ${formatMoney(worth, currency, navigator.language)}`}
          min={0}
          max={cart.max}
          step={100}
          disabled={!cart.ready}
          value={Math.min(cart.target, cart.max)}
          onChange={(target) => {
            onTouch();
            cart.setWorth(target);
          }}
        />
      </div>
      <Button onClick={() => setPicking(true)}>Choose products</Button>
      <ProductPicker
        open={picking}
        title="Products in the preview cart"
        purpose="any"
        chosen={[]}
        onClose={() => setPicking(false)}
        onDone={(selections, products) => {
          setPicking(false);
          const variants = new Map(selections.map((each) => [each.product_id, each.variant_ids]));
          preview(products, (id) => variants.get(id) ?? []);
        }}
      />
    </div>
  );
}
