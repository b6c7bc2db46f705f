import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import { Badge } from '@cartwright/ui/admin/badge';
import { ChoiceRow } from '../dialog/choice-row';
import { giftRefusal, type Purpose, tickOf, toggleProduct } from './product-selection';
import { useShopMoney } from './use-shop-money';
import { VariantChoices } from './variant-choices';

/** Row of a product in the picker, with its variants once selected. */
export function ProductRow({
  product,
  purpose,
  isFull,
  chosen,
  onChange,
}: {
  readonly product: CatalogueProduct;
  readonly purpose: Purpose;
  /** Whether the maximum is reached. */
  readonly isFull: boolean;
  readonly chosen: readonly ProductSelection[];
  readonly onChange: (next: readonly ProductSelection[]) => void;
}) {
  const money = useShopMoney();
  const selection = chosen.find((each) => each.product_id === product.id);
  const refusal = purpose === 'gift' ? giftRefusal(product) : null;
  const { length } = product.variants;
  const from = Math.min(...product.variants.map(({ price }) => price));
  const price = Number.isFinite(from) ? money(from) : 'No variants';
  const isSoldOut = !product.variants.some(({ available }) => available);
  return (
    <ChoiceRow
      title={product.title}
      image={product.image}
      detail={refusal ?? (length > 1 ? `From ${price} · ${length} variants` : price)}
      {...((isSoldOut || product.status !== 'active') && {
        badges: (
          <>
            {product.status !== 'active' && (
              <Badge>{product.status === 'draft' ? 'Draft' : 'Archived'}</Badge>
            )}
            {isSoldOut && <Badge tone="warning">Sold out</Badge>}
          </>
        ),
      })}
      checked={tickOf(selection, product, purpose)}
      // Earlier selections can still be removed.
      disabled={(refusal !== null || isFull) && selection === undefined}
      onToggle={() => onChange(toggleProduct(chosen, product, purpose))}
    >
      {selection !== undefined && length > 1 && (
        <VariantChoices product={product} purpose={purpose} chosen={chosen} onChange={onChange} />
      )}
    </ChoiceRow>
  );
}
