import { smallestUnit } from '@cartwright/core/money/currency';
import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import { Switch } from '@cartwright/ui/admin/switch';
import { AmountSetting } from '../../fields/amount-setting';
import { SelectSetting } from '../../fields/select-setting';
import { TextSetting } from '../../fields/text-setting';
import { ProductField } from '../../products/product-field';
import type { TierFieldsProps } from './tier-fields';
import { currencySign } from './tier-words';

/** What a tier gives, by its type. */
export function TierReward(props: TierFieldsProps) {
  switch (props.tier.type) {
    case 'product':
      return <GiftReward {...props} />;
    case 'discount':
      return <DiscountReward {...props} />;
    case 'shipping':
    case 'decorative':
      return null;
    default: {
      const unknown: never = props.tier.type;
      return unknown;
    }
  }
}

function GiftReward({ tier, change, scope }: TierFieldsProps) {
  return (
    <>
      <ProductField
        label="Free products"
        help="Each product is a gift of its own. Where it has several variants, the shopper chooses one."
        purpose="gift"
        value={tier.products}
        // A product that stays keeps what else was stored with it.
        onChange={(next) =>
          change({
            products: next.map((each) => ({
              ...tier.products.find((before) => before.product_id === each.product_id),
              ...each,
            })),
          })
        }
        onLeave={() => scope.leave(['products'])}
        error={scope.error(['products'])}
      />
      <Switch
        label="Hide sold-out variants"
        checked={tier.filterOosVariants}
        onChange={(filterOosVariants) => change({ filterOosVariants })}
      />
      <TextSetting
        scope={scope}
        path={['discountMessage']}
        label="Discount name"
        value={tier.discountMessage}
        onChange={(discountMessage) => change({ discountMessage })}
        limit={TEXT_LIMITS.discountName}
        help="What the gift's discount is called at checkout."
      />
    </>
  );
}

function DiscountReward({ tier, currency, change, scope }: TierFieldsProps) {
  const percentage = tier.discountType === 'percentage';
  const whole = !percentage && currency !== null && smallestUnit(currency) === 100;
  return (
    <>
      <div className="cw-fields-row">
        <SelectSetting
          label="Discount type"
          value={tier.discountType}
          options={[
            { value: 'percentage', label: 'Percentage' },
            { value: 'fixedAmount', label: 'Fixed amount' },
          ]}
          onChange={(discountType) => change({ discountType })}
        />
        <AmountSetting
          scope={scope}
          path={['discountAmountFromTotal']}
          label="Discount amount"
          value={tier.discountAmountFromTotal}
          onChange={(discountAmountFromTotal) => change({ discountAmountFromTotal })}
          decimals={whole ? 0 : 2}
          {...(percentage
            ? { suffix: '%' }
            : currency !== null && { prefix: currencySign(currency, navigator.language) })}
        />
      </div>
      <TextSetting
        scope={scope}
        path={['orderDiscountMessage']}
        label="Discount name"
        value={tier.orderDiscountMessage}
        onChange={(orderDiscountMessage) => change({ orderDiscountMessage })}
        limit={TEXT_LIMITS.discountName}
        help="What the discount is called at checkout."
      />
    </>
  );
}
