import type { CatalogueProduct } from '@cartwright/core/contract/products';
import { formatMoney } from '@cartwright/core/money/format-money';
import { Button, RangeSlider, Select } from '@shopify/polaris';
import { useState } from 'react';
import { lazyDialog } from '../../../shared/lazy-dialog';
import { useDocument } from '../model/editor-context';
import { countryName } from '../panels/tiered-progress-bar/countries';
import { firstLine } from './compose-cart';
import { barCountries } from './thresholds';
import type { PreviewCart } from './use-preview-cart';

const ProductPicker = lazyDialog(async () => (await import('../products/product-picker')).ProductPicker);

/** What is in the preview's cart, so that thresholds can be tried: a value, chosen products, a country. */
export function PreviewCartControls({
  cart,
  currency,
  country,
  onCountry,
}: {
  cart: PreviewCart;
  /** Null while the shop loads. */
  currency: string | null;
  country: string | null;
  onCountry: (country: string | null) => void;
}) {
  const [picking, setPicking] = useState(false);
  if (currency === null) return null;
  const worth = formatMoney(cart.worth, currency, navigator.language);

  function preview(products: readonly CatalogueProduct[], variantsOf: (id: number) => readonly number[]) {
    cart.choose(
      products,
      products.flatMap((product) => firstLine(product, variantsOf(product.id)) ?? []),
    );
  }

  return (
    <div className="cw-preview-cart">
      <div className="cw-preview-cart__worth">
        <RangeSlider
          label={`Preview cart: ${worth}`}
          min={0}
          max={cart.most}
          step={100}
          disabled={!cart.ready}
          value={Math.min(cart.target, cart.most)}
          onChange={(target) => {
            if (typeof target === 'number') cart.setWorth(target);
          }}
        />
      </div>
      <CountryChoice country={country} onCountry={onCountry} />
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

/** Where the preview's shopper is; only asked when a bar depends on it. */
function CountryChoice({
  country,
  onCountry,
}: {
  country: string | null;
  onCountry: (country: string | null) => void;
}) {
  const joined = useDocument((document) => barCountries(document).join(','));
  if (joined === '') return null;
  return (
    <Select
      label="Preview country"
      value={country ?? ''}
      options={[
        { value: '', label: 'Any other country' },
        ...joined.split(',').map((code) => ({ value: code, label: countryName(code) })),
      ]}
      onChange={(code: string) => onCountry(code === '' ? null : code)}
    />
  );
}
