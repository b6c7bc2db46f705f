import { HAND_PICKED } from '@cartwright/core/data-sources/built-in-sources';
import { decimalsOf } from '@cartwright/core/money/currency';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { DISCOUNT_TYPES } from '@cartwright/core/widgets/widget';
import { DISCOUNT_TYPE_NAMES } from '@cartwright/core/widgets/widget-labels';
import { useQuery } from '@tanstack/react-query';
import { AmountSetting } from '../../editor-kit/fields/amount-setting';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { shopQuery } from '../../shared/api/shop-query';
import { useConversionHelp, useSeveralCurrencies } from '../../shared/api/use-several-currencies';
import type { WidgetGroup } from '../../widget-settings/widget-group';

/** Fields of the discount on products added by the widget. */
export function DiscountFields({ widget, scope, change }: WidgetGroup) {
  const { dynamicDiscountType: type, dynamicDiscountAmount: amount, settings } = widget;
  const currency = useQuery(shopQuery).data?.currency ?? '';
  const { enabled, max } = settings.quantityInputs;
  const isPercentage = type === 'percentage';
  const inAllCurrencies = useSeveralCurrencies();
  const limitHelp = limitMessage(enabled ? (max ?? 1) : 1);
  const amountHelp = useConversionHelp(limitHelp);
  const isOff = type === 'none' && widget.dataSourcePath !== HAND_PICKED;
  return (
    <SettingsGroup title="Discount">
      <SelectSetting
        label="Discount"
        value={type}
        options={DISCOUNT_TYPES.map((value) => ({ value, label: DISCOUNT_TYPE_NAMES[value] }))}
        disabled={isOff}
        help={
          isOff
            ? 'Choose Hand-picked as the data source first: a discount is for products that you choose yourself.'
            : 'For products that you choose yourself, when shoppers add them from this widget.'
        }
        error={scope.error(['dynamicDiscountType'])}
        onChange={(next) => change({ dynamicDiscountType: next }, 'dynamicDiscountType')}
      />
      {type !== 'none' && (
        <>
          <AmountSetting
            scope={scope}
            path={['dynamicDiscountAmount']}
            label="Discount amount"
            value={amount}
            decimals={isPercentage ? 2 : decimalsOf(currency)}
            suffix={isPercentage ? '%' : currency}
            {...(isPercentage ? { help: limitHelp } : amountHelp)}
            onChange={(next) => change({ dynamicDiscountAmount: next }, 'dynamicDiscountAmount')}
          />
          <TextSetting
            scope={scope}
            path={['dynamicDiscountSuccessMessage']}
            label="Discount message"
            value={widget.dynamicDiscountSuccessMessage}
            limit={TEXT_LIMITS.message}
            help="What cart and checkout call the discount. Empty: Special offer."
            percent={isPercentage ? amount : null}
            inAllCurrencies={inAllCurrencies}
            onChange={(next) =>
              change({ dynamicDiscountSuccessMessage: next }, 'dynamicDiscountSuccessMessage')
            }
          />
        </>
      )}
    </SettingsGroup>
  );
}

/** Help text about discounted units. */
function limitMessage(units: number): string {
  return units > 1
    ? `For up to ${units} of each product in one order, the maximum quantity. Further ones cost their full price.`
    : 'For one of each product in one order. Let shoppers choose the quantity to discount more.';
}
