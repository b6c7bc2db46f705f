import { DISCOUNT_TEXTS, discountCode, GIFT_CARD_TEXTS } from '@cartwright/core/components/discount-code';
import { mayTakeGiftCards } from '@cartwright/core/storefront/gift-card-input';
import { Switch } from '@cartwright/ui/admin/switch';
import { useQuery } from '@tanstack/react-query';
import { LanguageTexts } from '../../../../../editor-kit/fields/language-texts';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { privateKeysQuery } from '../../../../../shared/api/private-keys-query';
import { shopQuery } from '../../../../../shared/api/shop-query';
import { type PanelProps, useSettings } from '../../model/use-settings';
import { StorefrontApiGroup } from './storefront-api-group';

const { labels } = discountCode;

const CODE_TEXTS = ['discountCodeLabel', 'discountButtonLabel', 'discountInvalidMessage'] as const;

export function DiscountCodePanel({ component }: PanelProps<'discount_code'>) {
  const { scope, set } = useSettings(component);
  const { allowGiftCardInput, language, useMessageOnly } = component.settings;
  const { data: shop } = useQuery(shopQuery);
  const { data: privateKeys = [] } = useQuery(privateKeysQuery);
  const takesGiftCards = shop !== undefined && mayTakeGiftCards({ ...shop, privateKeys });
  const texts = {
    scope,
    language,
    change: (next: typeof language, field: string) => set({ language: next }, field),
  };
  return (
    <>
      <SettingsGroup title="Discount codes">
        <Switch
          label={labels.useMessageOnly}
          help="For stores where shoppers enter codes at checkout."
          checked={useMessageOnly}
          onChange={(next) => set({ useMessageOnly: next }, 'useMessageOnly')}
        />
        <LanguageTexts
          {...texts}
          table={DISCOUNT_TEXTS}
          names={useMessageOnly ? ['messageOnly'] : CODE_TEXTS}
        />
      </SettingsGroup>
      {!useMessageOnly && <StorefrontApiGroup component={component} />}
      {!useMessageOnly && takesGiftCards && (
        <SettingsGroup title="Gift cards">
          <Switch
            label={labels.allowGiftCardInput}
            help="Shows how much of a card is used."
            checked={allowGiftCardInput}
            onChange={(next) => set({ allowGiftCardInput: next }, 'allowGiftCardInput')}
          />
          {allowGiftCardInput && <LanguageTexts {...texts} table={GIFT_CARD_TEXTS} />}
        </SettingsGroup>
      )}
    </>
  );
}
