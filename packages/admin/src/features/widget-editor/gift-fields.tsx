import { HAND_PICKED } from '@cartwright/core/data-sources/built-in-sources';
import { decimalsOf } from '@cartwright/core/money/currency';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { WIDGET_LABELS } from '@cartwright/core/widgets/widget-labels';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { useQuery } from '@tanstack/react-query';
import { AmountSetting } from '../../editor-kit/fields/amount-setting';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { shopQuery } from '../../shared/api/shop-query';
import { useConversionHelp, useSeveralCurrencies } from '../../shared/api/use-several-currencies';
import type { WidgetGroup } from '../../widget-settings/widget-group';

/** Fields for gift with purchase. */
export function GiftFields({ widget, scope, change }: WidgetGroup) {
  const { gwpEnabled, gwpCount, gwpMinimumSubtotal, gwpSuccessMessage } = widget;
  const currency = useQuery(shopQuery).data?.currency ?? '';
  const inAllCurrencies = useSeveralCurrencies();
  const minimumHelp = useConversionHelp('Counts prices before discounts, without gifts and gift cards.');
  const isOff = !gwpEnabled && widget.dataSourcePath !== HAND_PICKED;
  return (
    <SettingsGroup title={`${WIDGET_LABELS.gwpEnabled}`}>
      <Checkbox
        label="Give products of this widget with a purchase"
        checked={gwpEnabled}
        disabled={isOff}
        helpText={
          isOff
            ? 'Choose Hand-picked as the data source first: gifts are products that you choose yourself.'
            : 'For products that you choose yourself. Carts of Cartwright add or offer them; on pages the widget sells them at their price.'
        }
        onChange={(on) => change({ gwpEnabled: on }, 'gwpEnabled')}
      />
      {gwpEnabled && (
        <>
          <AmountSetting
            scope={scope}
            path={['gwpMinimumSubtotal']}
            label="Minimum subtotal"
            value={gwpMinimumSubtotal}
            decimals={decimalsOf(currency)}
            suffix={currency}
            {...minimumHelp}
            onChange={(minimum) => change({ gwpMinimumSubtotal: minimum }, 'gwpMinimumSubtotal')}
          />
          <AmountSetting
            scope={scope}
            path={['gwpCount']}
            label="Number of gifts"
            value={gwpCount}
            decimals={0}
            help={countMessage(gwpCount ?? 1, widget.products.length)}
            onChange={(count) => change({ gwpCount: count }, 'gwpCount')}
          />
          <TextSetting
            scope={scope}
            path={['gwpSuccessMessage']}
            label="Gift message"
            value={gwpSuccessMessage}
            limit={TEXT_LIMITS.message}
            help="What cart and checkout call the gift. Empty: Free gift."
            inAllCurrencies={inAllCurrencies}
            onChange={(message) => change({ gwpSuccessMessage: message }, 'gwpSuccessMessage')}
          />
        </>
      )}
    </SettingsGroup>
  );
}

/** Help text about the number of gifts and whether shoppers choose. */
function countMessage(count: number, products: number): string {
  if (products > count) return `Shoppers choose ${count} of your ${products} products. Once per order.`;
  return 'Shoppers get one of each product, once per order.';
}
