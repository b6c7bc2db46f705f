import { Switch } from '@cartwright/ui/admin/switch';
import { SettingsGroup } from '../../fields/settings-group';
import { TextSetting } from '../../fields/text-setting';
import { type PanelProps, useSettings } from '../use-settings';

export function CartItemsPanel({ component }: PanelProps<'cart_items'>) {
  const { scope, set } = useSettings(component);
  const { language, linkToProduct, showVendor, showCompareAtPrice } = component.settings;
  const text = (name: keyof typeof language, label: string) => (
    <TextSetting
      scope={scope}
      path={['language', name]}
      label={label}
      value={language[name]}
      onChange={(next) => set({ language: { ...language, [name]: next } }, `language.${name}`)}
    />
  );
  return (
    <>
      <SettingsGroup title="Lines">
        <Switch
          label="Link to the product"
          help="The picture and the title open the product's page."
          checked={linkToProduct}
          onChange={(next) => set({ linkToProduct: next }, 'linkToProduct')}
        />
        <Switch
          label="Show the vendor"
          checked={showVendor}
          onChange={(next) => set({ showVendor: next }, 'showVendor')}
        />
        <Switch
          label="Show the compare-at price"
          help="The higher price is struck through beside the price."
          checked={showCompareAtPrice}
          onChange={(next) => set({ showCompareAtPrice: next }, 'showCompareAtPrice')}
        />
      </SettingsGroup>
      <SettingsGroup title="Texts">
        {text('remove', 'Remove')}
        {text('emptyTitle', 'Empty cart title')}
        {text('emptyMessage', 'Empty cart message')}
        {text('continueShopping', 'Continue shopping')}
      </SettingsGroup>
    </>
  );
}
