import { TIER_LABELS } from '@cartwright/core/components/tiered-progress-bar/labels';
import { decimalsOf } from '@cartwright/core/money/currency';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Switch } from '@cartwright/ui/admin/switch';
import { AmountSetting } from '../../../../../editor-kit/fields/amount-setting';
import { SelectSetting } from '../../../../../editor-kit/fields/select-setting';
import { TextSetting } from '../../../../../editor-kit/fields/text-setting';
import { ProductField } from '../../../../../editor-kit/pickers/products/product-field';
import { useConversionHelp, useSeveralCurrencies } from '../../../../../shared/api/use-several-currencies';
import { discountPercent, type TierFieldsProps } from './tier-fields';
import { currencySign } from './tier-messages';

/** Reward of a tier, by its type. */
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
  const inAllCurrencies = useSeveralCurrencies();
  return (
    <>
      <ProductField
        label={TIER_LABELS.products}
        help="Each product is a separate gift. If it has variants, the shopper chooses one."
        purpose="gift"
        value={tier.products}
        // A kept product keeps its other stored fields.
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
        label={TIER_LABELS.filterOosVariants}
        checked={tier.filterOosVariants}
        onChange={(filterOosVariants) => change({ filterOosVariants })}
      />
      <TextSetting
        scope={scope}
        path={['discountMessage']}
        label={TIER_LABELS.discountMessage}
        value={tier.discountMessage}
        onChange={(discountMessage) => change({ discountMessage })}
        limit={TEXT_LIMITS.discountName}
        help="The gift discount’s name at checkout. It isn’t translated."
        inAllCurrencies={inAllCurrencies}
      />
    </>
  );
}

function DiscountReward({ tier, currency, change, scope }: TierFieldsProps) {
  const percentage = tier.discountType === 'percentage';
  const inAllCurrencies = useSeveralCurrencies();
  const conversion = useConversionHelp();
  return (
    <>
      <div className="cw-fields-row">
        <SelectSetting
          label={TIER_LABELS.discountType.label}
          value={tier.discountType}
          options={[
            { value: 'percentage', label: TIER_LABELS.discountType.valueLabels.percentage },
            { value: 'fixedAmount', label: TIER_LABELS.discountType.valueLabels.fixedAmount },
          ]}
          onChange={(discountType) => change({ discountType })}
        />
        <AmountSetting
          scope={scope}
          path={['discountAmountFromTotal']}
          label={TIER_LABELS.discountAmountFromTotal}
          value={tier.discountAmountFromTotal}
          onChange={(discountAmountFromTotal) => change({ discountAmountFromTotal })}
          decimals={percentage ? 2 : decimalsOf(currency ?? '')}
          {...(percentage
            ? { suffix: '%' }
            : {
                ...conversion,
                ...(currency !== null && { prefix: currencySign(currency, navigator.language) }),
              })}
        />
      </div>
      <TextSetting
        scope={scope}
        path={['orderDiscountMessage']}
        label={TIER_LABELS.orderDiscountMessage}
        value={tier.orderDiscountMessage}
        onChange={(orderDiscountMessage) => change({ orderDiscountMessage })}
        limit={TEXT_LIMITS.discountName}
        help="The discount’s name at checkout. It isn’t translated."
        percent={discountPercent(tier)}
        inAllCurrencies={inAllCurrencies}
      />
    </>
  );
}
