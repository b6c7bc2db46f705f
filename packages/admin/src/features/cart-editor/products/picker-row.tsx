import type { CatalogueProduct } from '@cartwright/core/contract/products';
import { formatMoney } from '@cartwright/core/money/format-money';
import type { ProductSelection } from '@cartwright/core/smart-cart/merchant-input';
import { ProductImage } from '@cartwright/ui/admin/product-list';
import { Badge, Checkbox } from '@shopify/polaris';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '../../../shared/shop-query';
import {
  giftRefusal,
  includesVariant,
  type Purpose,
  tickOf,
  toggleProduct,
  toggleVariant,
  variantRefusal,
} from './selection';

/** A product in the picker; its variants once it is chosen. */
export function PickerRow({
  product,
  purpose,
  chosen,
  onChange,
}: {
  product: CatalogueProduct;
  purpose: Purpose;
  chosen: readonly ProductSelection[];
  onChange: (next: readonly ProductSelection[]) => void;
}) {
  const { data: shop } = useQuery(shopQuery);
  const money = (price: number) => (shop ? formatMoney(price, shop.currency, navigator.language) : '');
  const selection = chosen.find((each) => each.product_id === product.id);
  const refusal = purpose === 'gift' ? giftRefusal(product) : null;
  const soldOut = !product.variants.some(({ available }) => available);
  const from = Math.min(...product.variants.map(({ price }) => price));
  return (
    <li className="cw-picker__row">
      <div className="cw-picker__product">
        <Checkbox
          label={product.title}
          labelHidden
          checked={tickOf(selection, product, purpose)}
          // What was chosen before it became impossible can still be taken out.
          disabled={refusal !== null && selection === undefined}
          onChange={() => onChange(toggleProduct(chosen, product, purpose))}
        />
        <ProductImage source={product.image} />
        <div className="cw-picker__words" aria-hidden={refusal === null}>
          <div className="cw-picker__title">{product.title}</div>
          <div className="cw-picker__detail">
            {refusal ?? (Number.isFinite(from) ? money(from) : 'No variants')}
            {product.variants.length > 1 && refusal === null && ` · ${product.variants.length} variants`}
          </div>
        </div>
        {product.status !== 'active' && <Badge>{product.status === 'draft' ? 'Draft' : 'Archived'}</Badge>}
        {soldOut && <Badge tone="warning">Sold out</Badge>}
      </div>
      {selection !== undefined && product.variants.length > 1 && (
        <ul className="cw-picker__variants" aria-label={`Variants of ${product.title}`}>
          {product.variants.map((variant) => {
            const packs = purpose === 'gift' ? variantRefusal(variant) : null;
            const isChosen = includesVariant(selection, variant.id);
            return (
              <li key={variant.id}>
                <Checkbox
                  label={
                    <>
                      {variant.title} · {packs ?? money(variant.price)}
                      {!variant.available && (
                        <>
                          {' '}
                          <Badge tone="warning">Sold out</Badge>
                        </>
                      )}
                    </>
                  }
                  checked={isChosen}
                  disabled={packs !== null && !isChosen}
                  onChange={() => onChange(toggleVariant(chosen, product, variant.id))}
                />
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
