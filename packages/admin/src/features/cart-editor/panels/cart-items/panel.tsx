import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import { Switch } from '@cartwright/ui/admin/switch';
import { SettingsGroup } from '../../fields/settings-group';
import { useDocument } from '../../model/editor-context';
import { LanguageTexts } from '../language-texts';
import { type PanelProps, useSettings } from '../use-settings';

const TEXTS = [
  { name: 'remove', label: 'Remove', limit: TEXT_LIMITS.button, help: 'The button that takes a line out.' },
  { name: 'emptyTitle', label: 'Empty cart title', limit: TEXT_LIMITS.title },
  { name: 'emptyMessage', label: 'Empty cart message', limit: TEXT_LIMITS.message },
  { name: 'continueShopping', label: 'Continue shopping', limit: TEXT_LIMITS.button },
] as const;

/** Asked for while items can be subscribed to, or while one of them is missing. */
const PLAN_TEXTS = [
  {
    name: 'subscribe',
    label: 'Subscribe',
    limit: TEXT_LIMITS.button,
    help: 'The button that makes an item a subscription. What it saves stands below it.',
  },
  { name: 'oneTime', label: 'One-time purchase', limit: TEXT_LIMITS.button },
] as const;

export function CartItemsPanel({ component }: PanelProps<'cart_items'>) {
  const { scope, set } = useSettings(component);
  const subscribing = useDocument((document) => document.switchToSubscriptionEnabled);
  const { language, linkToProduct, showVendor, showCompareAtPrice } = component.settings;
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
        <LanguageTexts
          scope={scope}
          language={language}
          texts={
            subscribing || PLAN_TEXTS.some(({ name }) => language[name].trim() === '')
              ? [...TEXTS, ...PLAN_TEXTS]
              : TEXTS
          }
          change={(next, field) => set({ language: next }, field)}
        />
      </SettingsGroup>
    </>
  );
}
