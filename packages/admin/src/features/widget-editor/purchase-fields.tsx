import { PRODUCT_TYPE_NAMES } from '@cartwright/core/widgets/widget-labels';
import { PRODUCT_TYPES } from '@cartwright/core/widgets/widget-settings';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { AmountSetting } from '../../editor-kit/fields/amount-setting';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';
import type { WidgetGroup } from '../../widget-settings/widget-group';

type ProductType = (typeof PRODUCT_TYPES)[number];

const HELP: Readonly<Record<ProductType, string>> = {
  'one-time': 'Products that are only sold as a subscription lead to their page.',
  subscription: 'Products are added with a selling plan. Those without one are bought once.',
  both: 'Shoppers choose between buying once and a selling plan, where a product has one.',
};

const BUNDLE_HELP: Readonly<Record<ProductType, string>> = {
  'one-time': 'Products that are only sold as a subscription aren’t offered.',
  subscription: 'All products are added with a selling plan. Those without one are bought once.',
  both: 'Shoppers choose for the whole bundle. Products without a selling plan are bought once.',
};

/** Purchase options: one-time or subscription, and quantity. */
export function PurchaseFields({ widget: { settings }, scope, change }: WidgetGroup) {
  const { productType, quantityInputs, displayType, bundle } = settings;
  const set = (changes: Partial<typeof quantityInputs>, field: string) =>
    change({ settings: { quantityInputs: { ...quantityInputs, ...changes } } }, `quantityInputs.${field}`);
  const amount = (name: 'default' | 'min' | 'max', label: string) => (
    <AmountSetting
      scope={scope}
      path={['settings', 'quantityInputs', name]}
      label={label}
      value={quantityInputs[name]}
      onChange={(value) => set({ [name]: value }, name)}
      decimals={0}
    />
  );
  return (
    <SettingsGroup title="Buying">
      <SelectSetting
        label="Purchase options"
        value={productType}
        options={PRODUCT_TYPES.map((value) => ({ value, label: PRODUCT_TYPE_NAMES[value] }))}
        help={(bundle ? BUNDLE_HELP : HELP)[productType]}
        onChange={(next) => change({ settings: { productType: next } }, 'productType')}
      />
      {displayType !== 'bought_together' && !bundle && (
        <>
          <Checkbox
            label="Shoppers choose the quantity"
            checked={quantityInputs.enabled}
            onChange={(enabled) => set({ enabled }, 'enabled')}
          />
          {quantityInputs.enabled && (
            <div className="cw-widget-editor__three">
              {amount('min', 'Minimum quantity')}
              {amount('max', 'Maximum quantity')}
              {amount('default', 'Initial quantity')}
            </div>
          )}
        </>
      )}
    </SettingsGroup>
  );
}
