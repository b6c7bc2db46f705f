import { BAR_LABELS } from '@cartwright/core/components/tiered-progress-bar/labels';
import { InlineError } from '@cartwright/ui/admin/inline-error';
import { Switch } from '@cartwright/ui/admin/switch';
import { SelectSetting } from '../../../../../editor-kit/fields/select-setting';
import { CountryField } from '../../../../../editor-kit/pickers/countries/country-field';
import { ProductField } from '../../../../../editor-kit/pickers/products/product-field';
import type { BarFieldsProps } from './bar-fields';
import { ScriptsBanner } from './scripts-banner';

/** Rules of a bar: basis, audience and exclusions. */
export function BarRules({ bar, change, scope }: BarFieldsProps) {
  const geolocation = scope.error(['geolocationEnabled']);
  return (
    <>
      <SelectSetting
        label={BAR_LABELS.basis.label}
        value={bar.basis}
        options={[
          { value: 'amount', label: BAR_LABELS.basis.valueLabels.amount },
          { value: 'quantity', label: BAR_LABELS.basis.valueLabels.quantity },
        ]}
        onChange={(basis) => change({ basis })}
      />
      <SelectSetting
        label={BAR_LABELS.layout.label}
        value={bar.layout}
        options={[
          { value: 'inline', label: BAR_LABELS.layout.valueLabels.inline },
          { value: 'above', label: BAR_LABELS.layout.valueLabels.above },
        ]}
        onChange={(layout) => change({ layout })}
      />
      {bar.discountedBy === 'scripts' && (
        <ScriptsBanner
          title="This bar is inactive"
          script={async () => (await import('@cartwright/core/cart/shopify-script')).scriptOfBar(bar)}
          onUseFunctions={() => change({ discountedBy: 'functions' })}
        >
          It was made for Shopify Scripts, which Shopify has switched off. Shoppers see the bar, but get no
          rewards.
        </ScriptsBanner>
      )}
      <Switch
        label={BAR_LABELS.excludeDiscountInSubtotal}
        help="On: prices count before discounts. Off: volume discounts and codes are subtracted first."
        checked={bar.excludeDiscountInSubtotal}
        onChange={(next) => change({ excludeDiscountInSubtotal: next })}
      />
      <Switch
        label={BAR_LABELS.freeShippingOnAllProducts}
        help="The first qualifying product reaches the free shipping tier."
        checked={bar.freeShippingOnAllProducts}
        onChange={(next) => change({ freeShippingOnAllProducts: next })}
      />
      <Switch
        label={BAR_LABELS.freeShippingOnSubscription}
        help="Any subscription in the cart reaches the free shipping tier."
        checked={bar.freeShippingOnSubscription}
        onChange={(next) => change({ freeShippingOnSubscription: next })}
      />
      <Switch
        label={BAR_LABELS.freeShippingOnEveryOption}
        help="On: express delivery is free, too. Off: only the cheapest method is free."
        checked={bar.freeShippingOnEveryOption}
        onChange={(next) => change({ freeShippingOnEveryOption: next })}
      />
      <Switch
        label={BAR_LABELS.useLineItemMode}
        help="Applies order discounts to items instead of the whole order."
        checked={bar.useLineItemMode}
        onChange={(next) => change({ useLineItemMode: next })}
      />
      <div data-invalid={geolocation === undefined ? undefined : ''}>
        <Switch
          label={BAR_LABELS.geolocationEnabled}
          help="Shoppers in other countries see another bar, or none."
          checked={bar.geolocationEnabled}
          onChange={(next) => change({ geolocationEnabled: next })}
        />
        {geolocation !== undefined && <InlineError fieldID="geolocation" message={geolocation} />}
      </div>
      {bar.geolocationEnabled && (
        <CountryField
          label={BAR_LABELS.countryCodes}
          value={bar.countryCodes}
          onChange={(countryCodes) => change({ countryCodes })}
          onLeave={() => scope.leave(['countryCodes'])}
          error={scope.error(['countryCodes'])}
        />
      )}
      <ProductField
        label={BAR_LABELS.excludedProducts}
        help="They don’t count towards the bar."
        purpose="any"
        ordered={false}
        value={bar.excludedProducts}
        onChange={(excludedProducts) => change({ excludedProducts })}
      />
    </>
  );
}
