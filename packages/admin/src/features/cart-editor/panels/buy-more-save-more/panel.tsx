import { validateBuyMoreSaveMore } from '@cartwright/core/smart-cart/buy-more-save-more/validate';
import { updateVolumeDiscount } from '@cartwright/core/smart-cart/commands/buy-more-save-more/volume-discount';
import { setCartFields } from '@cartwright/core/smart-cart/commands/set-cart-fields';
import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import { Switch } from '@cartwright/ui/admin/switch';
import { Banner } from '@shopify/polaris';
import { useMemo } from 'react';
import { scopeAt, useFieldScope } from '../../fields/field-scope';
import { SelectSetting } from '../../fields/select-setting';
import { SettingsGroup } from '../../fields/settings-group';
import { useDocument, useRun } from '../../model/editor-context';
import { cartFieldIssues } from '../../model/issues';
import { ProductField } from '../../products/product-field';
import { LanguageTexts } from '../language-texts';
import { VolumeTiers } from './volume-tiers';

const OFFER_HELP = '{quantity} is the number of items, {discount} what they save.';

const TEXTS = [
  {
    name: 'bmsmDiscountMessage',
    label: 'Offer',
    limit: TEXT_LIMITS.tierText,
    placeholders: 'offer',
    help: `Said of each tier. ${OFFER_HELP}`,
  },
  {
    name: 'bmsmNextTier',
    label: 'Next tier',
    limit: TEXT_LIMITS.tierText,
    placeholders: 'offer',
    help: 'Said below the tiers. {quantity} is how many items are missing, {discount} what they would save.',
  },
  {
    name: 'bmsmDiscountSuccess',
    label: 'Tier reached',
    limit: TEXT_LIMITS.discountName,
    placeholders: 'offer',
    help: 'Said of the discount that an item has. Also its name at checkout, without {quantity} and {discount}.',
  },
] as const;

/** The volume discount of the cart: whether it is on, for which products, its tiers, and what lines say of it. */
export function BuyMoreSaveMorePanel() {
  const document = useDocument((present) => present);
  const run = useRun();
  const issues = useMemo(() => cartFieldIssues(document), [document]);
  const scope = scopeAt(useFieldScope(null, issues), ['buyMoreSaveMore']);
  const { buyMoreSaveMoreEnabled: on, buyMoreSaveMore: volume } = document;
  const ready = validateBuyMoreSaveMore(volume).length === 0;
  const change = (changes: Parameters<typeof updateVolumeDiscount>[1]['changes'], field?: string) =>
    run((present) => updateVolumeDiscount(present, { changes, ...(field !== undefined && { field }) }));
  return (
    <>
      <SettingsGroup title="Volume discount">
        <Switch
          label="Offer Buy More Save More"
          help={
            on || ready
              ? 'Items of the chosen products say in the cart what more of them save.'
              : 'Choose at least one product before you save.'
          }
          checked={on}
          onChange={(buyMoreSaveMoreEnabled) =>
            run((present) => setCartFields(present, { fields: { buyMoreSaveMoreEnabled } }))
          }
        />
        {volume.discountedBy === 'scripts' && (
          <Banner
            tone="warning"
            title="This discount gives nothing by itself"
            action={{
              content: 'Use Shopify Functions',
              onAction: () => change({ discountedBy: 'functions' }),
            }}
          >
            <p>
              It was made for Shopify Scripts, which Shopify has switched off: shoppers do not see its offers.
            </p>
          </Banner>
        )}
        <ProductField
          label="Products"
          help="Items of one product count together, whatever their variant. Put one into the preview’s cart to see its offers."
          purpose="any"
          value={volume.discountProducts}
          onChange={(discountProducts) => change({ discountProducts })}
          onLeave={() => scope.leave(['discountProducts'])}
          error={scope.error(['discountProducts'])}
        />
      </SettingsGroup>
      <SettingsGroup title="Tiers">
        <SelectSetting
          label="Discount type"
          value={volume.discountType ?? ''}
          options={[
            ...(volume.discountType === null ? [{ value: '', label: 'Choose a type' } as const] : []),
            { value: 'percentage', label: 'Percentage of each item' },
            { value: 'fixed_amount', label: 'Amount, once for all items of the product' },
          ]}
          onChange={(discountType) => change({ discountType: discountType === '' ? null : discountType })}
          error={scope.error(['discountType'])}
        />
        <VolumeTiers volume={volume} scope={scope} />
      </SettingsGroup>
      <SettingsGroup title="In the cart">
        <SelectSetting
          label="Show tiers as"
          value={volume.display}
          options={[
            { value: 'buttons', label: 'Buttons that set the quantity' },
            { value: 'text', label: 'Text' },
          ]}
          onChange={(display) => change({ display })}
        />
        <LanguageTexts
          scope={scope}
          language={volume.language}
          texts={TEXTS}
          change={(language, field) => change({ language }, field)}
        />
      </SettingsGroup>
    </>
  );
}
