import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import { Badge } from '@cartwright/ui/admin/badge';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { includesVariant, type Purpose, toggleVariant, variantRefusal } from './product-selection';
import { useShopMoney } from './use-shop-money';

/** Checkboxes of a selected product's variants. */
export function VariantChoices({
  product,
  purpose,
  chosen,
  onChange,
}: {
  readonly product: CatalogueProduct;
  readonly purpose: Purpose;
  readonly chosen: readonly ProductSelection[];
  readonly onChange: (next: readonly ProductSelection[]) => void;
}) {
  const money = useShopMoney();
  const selection = chosen.find((each) => each.product_id === product.id);
  return (
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
              labelClassName="cw-picker__label"
              checked={isChosen}
              disabled={packs !== null && !isChosen}
              onChange={() => onChange(toggleVariant(chosen, product, variant.id))}
            />
          </li>
        );
      })}
    </ul>
  );
}
