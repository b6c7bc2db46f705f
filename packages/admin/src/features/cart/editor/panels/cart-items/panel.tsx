import { CART_ITEMS_TEXTS, cartItems } from '@cartwright/core/components/cart-items';
import { Switch } from '@cartwright/ui/admin/switch';
import { LanguageTexts } from '../../../../../editor-kit/fields/language-texts';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { useDocument } from '../../model/editor-context';
import { type PanelProps, useSettings } from '../../model/use-settings';

const { labels } = cartItems;

const TEXTS = ['remove', 'emptyTitle', 'emptyMessage', 'continueShopping'] as const;

/** Texts needed only while items can be subscribed to, or while one of them is blank. */
const PLAN_TEXTS = ['subscribe', 'oneTime'] as const;

export function CartItemsPanel({ component }: PanelProps<'cart_items'>) {
  const { scope, set } = useSettings(component);
  const subscribing = useDocument((document) => document.switchToSubscriptionEnabled);
  const { language, linkToProduct, showVendor, showCompareAtPrice } = component.settings;
  return (
    <>
      <SettingsGroup title="Lines">
        <Switch
          label={labels.linkToProduct}
          help="The image and title open the product page."
          checked={linkToProduct}
          onChange={(next) => set({ linkToProduct: next }, 'linkToProduct')}
        />
        <Switch
          label={labels.showVendor}
          checked={showVendor}
          onChange={(next) => set({ showVendor: next }, 'showVendor')}
        />
        <Switch
          label={labels.showCompareAtPrice}
          help="The compare-at price is shown crossed out."
          checked={showCompareAtPrice}
          onChange={(next) => set({ showCompareAtPrice: next }, 'showCompareAtPrice')}
        />
      </SettingsGroup>
      <SettingsGroup title="Texts">
        <LanguageTexts
          scope={scope}
          language={language}
          table={CART_ITEMS_TEXTS}
          names={
            subscribing || PLAN_TEXTS.some((name) => language[name].trim() === '')
              ? [...TEXTS, ...PLAN_TEXTS]
              : TEXTS
          }
          change={(next, field) => set({ language: next }, field)}
        />
      </SettingsGroup>
    </>
  );
}
