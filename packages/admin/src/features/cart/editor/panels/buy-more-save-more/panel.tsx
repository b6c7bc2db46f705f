import { VOLUME_TEXTS, validateBuyMoreSaveMore } from '@cartwright/core/cart/buy-more-save-more';
import { updateVolumeDiscount } from '@cartwright/core/cart/commands/buy-more-save-more/volume-discount';
import { setCartFields } from '@cartwright/core/cart/commands/set-cart-fields';
import { Switch } from '@cartwright/ui/admin/switch';
import { useMemo } from 'react';
import { scopeAt, useFieldScope } from '../../../../../editor-kit/fields/field-scope';
import { LanguageTexts } from '../../../../../editor-kit/fields/language-texts';
import { SelectSetting } from '../../../../../editor-kit/fields/select-setting';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { ProductField } from '../../../../../editor-kit/pickers/products/product-field';
import { useConversionHelp, useSeveralCurrencies } from '../../../../../shared/api/use-several-currencies';
import { useDocument, useRun } from '../../model/editor-context';
import { cartFieldIssues } from '../../model/issues';
import { ScriptsBanner } from '../tiered-progress-bar/scripts-banner';
import { VolumeTiers } from './volume-tiers';

/** Volume discount of the cart: switch, products, tiers, and texts on its lines. */
export function BuyMoreSaveMorePanel() {
  const document = useDocument((present) => present);
  const run = useRun();
  const issues = useMemo(() => cartFieldIssues(document), [document]);
  const scope = scopeAt(useFieldScope(null, issues), ['buyMoreSaveMore']);
  const { buyMoreSaveMoreEnabled: on, buyMoreSaveMore: volume } = document;
  const inAllCurrencies = useSeveralCurrencies();
  const conversion = useConversionHelp();
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
              ? 'Show in the cart how much buying more saves.'
              : 'Choose at least one product before you save.'
          }
          checked={on}
          onChange={(buyMoreSaveMoreEnabled) =>
            run((present) => setCartFields(present, { fields: { buyMoreSaveMoreEnabled } }))
          }
        />
        {volume.discountedBy === 'scripts' && (
          <ScriptsBanner
            title="This discount is inactive"
            script={async () =>
              (await import('@cartwright/core/cart/shopify-script')).scriptOfVolumeDiscount(volume)
            }
            onUseFunctions={() => change({ discountedBy: 'functions' })}
          >
            It was made for Shopify Scripts, which Shopify has switched off. Shoppers don’t see its offers.
          </ScriptsBanner>
        )}
        <ProductField
          label="Products"
          help="All variants of a product count together. Add one to the preview cart to see its offers."
          purpose="any"
          ordered={false}
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
            { value: 'fixed_amount', label: 'Fixed amount per product' },
          ]}
          onChange={(discountType) => change({ discountType: discountType === '' ? null : discountType })}
          error={scope.error(['discountType'])}
          {...(volume.discountType === 'fixed_amount' && conversion)}
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
          table={VOLUME_TEXTS}
          inAllCurrencies={inAllCurrencies}
          change={(language, field) => change({ language }, field)}
        />
      </SettingsGroup>
    </>
  );
}
