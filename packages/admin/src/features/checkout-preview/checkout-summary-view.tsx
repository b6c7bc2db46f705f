import type { CheckoutSummary } from '@cartwright/core/checkout-preview/checkout-summary';
import { FREQUENCY_NAMES } from '@cartwright/core/checkout-preview/preview-lines';
import type { CheckoutProfile } from '@cartwright/core/contract/looks';
import type { Shop } from '@cartwright/core/contract/shop';
import { formatMoney } from '@cartwright/core/money/format-money';
import { ProductImage } from '@cartwright/ui/admin/product-image';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { checkoutProfileQuery } from './checkout-queries';

/** Order summary as at checkout, in the shop's currency. */
export function CheckoutSummaryView({
  shop,
  summary,
  isLoading,
}: {
  readonly shop: Shop;
  readonly summary: CheckoutSummary;
  readonly isLoading: boolean;
}) {
  const { data: profile } = useQuery(checkoutProfileQuery(shop.shopifyShopDomain));
  const money = (amount: number) => formatMoney(amount, shop.currency, navigator.language);
  return (
    <section className="cw-checkout__page" aria-label="Checkout" style={profile && styleOf(profile)}>
      <h2 className="cw-checkout__shop">
        {profile?.logoUrl ? <img src={profile.logoUrl} alt={shop.name} /> : shop.name}
      </h2>
      {isLoading ? (
        <div role="status" aria-label="Loading the items">
          <SkeletonBodyText lines={4} />
        </div>
      ) : (
        <>
          <ul className="cw-checkout__order">
            {summary.lines.map(({ line, product, variant, price, charged, discount }) => (
              <li key={line.variantId}>
                <span className="cw-checkout__picture">
                  <ProductImage source={variant.image ?? product.image} />
                  <span className="cw-checkout__count">{line.quantity}</span>
                </span>
                <span>
                  <span className="cw-checkout__title">{product.title}</span>
                  {product.variants.length > 1 && (
                    <span className="cw-checkout__detail">{variant.title}</span>
                  )}
                  {line.frequency !== 'one_time' && (
                    <span className="cw-checkout__detail">{FREQUENCY_NAMES[line.frequency]}</span>
                  )}
                  {discount !== null && <span className="cw-checkout__detail">{discount}</span>}
                </span>
                <span className="cw-checkout__amount">
                  {charged < price && <s>{money(price)}</s>} {charged === 0 ? 'Free' : money(charged)}
                </span>
              </li>
            ))}
            {summary.gifts.map((product) => (
              <li key={`gift ${product.id}`}>
                <span className="cw-checkout__picture">
                  <ProductImage source={product.image} />
                  <span className="cw-checkout__count">1</span>
                </span>
                <span>
                  <span className="cw-checkout__title">{product.title}</span>
                  <span className="cw-checkout__detail">Gift</span>
                </span>
                <span className="cw-checkout__amount">Free</span>
              </li>
            ))}
          </ul>
          <dl className="cw-checkout__sums">
            <Row name="Subtotal" value={money(summary.subtotal)} />
            {summary.orderDiscount && (
              <Row name={summary.orderDiscount.name} value={`−${money(summary.orderDiscount.amount)}`} />
            )}
            <Row name="Shipping" value={summary.freeShipping === null ? 'Calculated at next step' : 'Free'} />
            <Row name="Total" value={money(summary.total)} isTotal />
          </dl>
        </>
      )}
    </section>
  );
}

function Row({
  name,
  value,
  isTotal = false,
}: {
  readonly name: string;
  readonly value: string;
  readonly isTotal?: boolean;
}) {
  return (
    <div className="cw-checkout__sum" data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function styleOf({ backgroundColor, textColor, radius }: CheckoutProfile): CSSProperties {
  return {
    ...(backgroundColor !== null && { backgroundColor }),
    ...(textColor !== null && { color: textColor }),
    ...(radius !== null && { borderRadius: `${radius}px` }),
  };
}
