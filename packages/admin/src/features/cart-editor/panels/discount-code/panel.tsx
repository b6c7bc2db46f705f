import { mayTakeGiftCards } from '@cartwright/core/smart-cart/discount-code/gift-card-input';
import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import { Switch } from '@cartwright/ui/admin/switch';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '../../../../shared/shop-query';
import { SettingsGroup } from '../../fields/settings-group';
import { LanguageTexts } from '../language-texts';
import { type PanelProps, useSettings } from '../use-settings';
import { privateKeysQuery } from './shop-queries';
import { StorefrontApiGroup } from './storefront-api-group';

const CODE_TEXTS = [
  { name: 'discountCodeLabel', label: 'Discount Code Label', limit: TEXT_LIMITS.title },
  { name: 'discountButtonLabel', label: 'Discount Button Label', limit: TEXT_LIMITS.button },
  {
    name: 'discountInvalidMessage',
    label: 'Discount Invalid Message',
    limit: TEXT_LIMITS.message,
    help: 'Said of a code that gives nothing. {{code}} is replaced by the code.',
  },
] as const;

const GIFT_CARD_TEXTS = [
  { name: 'giftCardCodeLabel', label: 'Gift Card Code Label', limit: TEXT_LIMITS.title },
  { name: 'giftCardButtonLabel', label: 'Gift Card Button Label', limit: TEXT_LIMITS.button },
  {
    name: 'giftCardInvalidMessage',
    label: 'Gift Card Invalid Message',
    limit: TEXT_LIMITS.message,
    help: 'Said of a gift card that cannot be used, before what the store says.',
  },
] as const;

const MESSAGE_TEXTS = [
  {
    name: 'messageOnly',
    label: 'Message',
    limit: TEXT_LIMITS.message,
    help: 'Stands in place of the field.',
  },
] as const;

export function DiscountCodePanel({ component }: PanelProps<'discount_code'>) {
  const { scope, set } = useSettings(component);
  const { allowGiftCardInput, language, useMessageOnly } = component.settings;
  const { data: shop } = useQuery(shopQuery);
  const { data: privateKeys = [] } = useQuery(privateKeysQuery);
  const takesGiftCards = shop !== undefined && mayTakeGiftCards({ ...shop, privateKeys });
  const texts = (fields: typeof CODE_TEXTS | typeof GIFT_CARD_TEXTS | typeof MESSAGE_TEXTS) => (
    <LanguageTexts
      scope={scope}
      language={language}
      texts={fields}
      change={(next, field) => set({ language: next }, field)}
    />
  );
  return (
    <>
      <SettingsGroup title="Discount codes">
        <Switch
          label="Show a message instead of a field"
          help="For stores whose shoppers enter their codes at checkout."
          checked={useMessageOnly}
          onChange={(next) => set({ useMessageOnly: next }, 'useMessageOnly')}
        />
        {texts(useMessageOnly ? MESSAGE_TEXTS : CODE_TEXTS)}
      </SettingsGroup>
      {!useMessageOnly && <StorefrontApiGroup component={component} />}
      {!useMessageOnly && takesGiftCards && (
        <SettingsGroup title="Gift cards">
          <Switch
            label="Let shoppers enter gift cards"
            help="Shoppers see how much of a card is used."
            checked={allowGiftCardInput}
            onChange={(next) => set({ allowGiftCardInput: next }, 'allowGiftCardInput')}
          />
          {allowGiftCardInput && texts(GIFT_CARD_TEXTS)}
        </SettingsGroup>
      )}
    </>
  );
}
