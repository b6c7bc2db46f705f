import { Switch } from '@cartwright/ui/admin/switch';
import { Banner, InlineError } from '@shopify/polaris';
import { SelectSetting } from '../../fields/select-setting';
import { ProductField } from '../../products/product-field';
import type { BarFieldsProps } from './bar-fields';
import { CountryField } from './country-field';

/** What a bar counts, for whom, and what it leaves out. */
export function BarRules({ bar, change, scope }: BarFieldsProps) {
  const geolocation = scope.error(['geolocationEnabled']);
  return (
    <>
      <SelectSetting
        label="Counts"
        value={bar.basis}
        options={[
          { value: 'amount', label: 'The amount in the cart' },
          { value: 'quantity', label: 'The number of items in the cart' },
        ]}
        onChange={(basis) => change({ basis })}
      />
      <SelectSetting
        label="Gift area"
        value={bar.layout}
        options={[
          { value: 'inline', label: 'In the bar' },
          { value: 'above', label: 'Above the cart items' },
        ]}
        onChange={(layout) => change({ layout })}
      />
      {bar.discountedBy === 'scripts' && (
        <Banner
          tone="warning"
          title="This bar gives nothing by itself"
          action={{ content: 'Use Shopify Functions', onAction: () => change({ discountedBy: 'functions' }) }}
        >
          <p>
            It was made for Shopify Scripts, which Shopify has switched off: it shows, but no reward is
            applied.
          </p>
        </Banner>
      )}
      <Switch
        label="Count before discounts"
        help="On: prices before any discount count. Off: volume discounts and codes are taken off first."
        checked={bar.excludeDiscountInSubtotal}
        onChange={(next) => change({ excludeDiscountInSubtotal: next })}
      />
      <Switch
        label="Free shipping without a minimum"
        help="The free shipping tier is reached with the first product that counts."
        checked={bar.freeShippingOnAllProducts}
        onChange={(next) => change({ freeShippingOnAllProducts: next })}
      />
      <Switch
        label="Free shipping for subscriptions"
        help="A subscription in the cart reaches the free shipping tier by itself."
        checked={bar.freeShippingOnSubscription}
        onChange={(next) => change({ freeShippingOnSubscription: next })}
      />
      <Switch
        label="Free shipping by every way of delivery"
        help="On: express delivery is free as well. Off: only the cheapest way is."
        checked={bar.freeShippingOnEveryOption}
        onChange={(next) => change({ freeShippingOnEveryOption: next })}
      />
      <Switch
        label="Discount each line"
        help="An order discount is given as discounts of the lines, not of the whole order."
        checked={bar.useLineItemMode}
        onChange={(next) => change({ useLineItemMode: next })}
      />
      <Switch
        label="Only in some countries"
        help="Shoppers of other countries see another bar, or none."
        checked={bar.geolocationEnabled}
        onChange={(next) => change({ geolocationEnabled: next })}
      />
      {geolocation !== undefined && <InlineError fieldID="geolocation" message={geolocation} />}
      {bar.geolocationEnabled && (
        <CountryField
          value={bar.countryCodes}
          onChange={(countryCodes) => change({ countryCodes })}
          onBlur={() => scope.leave(['countryCodes'])}
          error={scope.error(['countryCodes'])}
        />
      )}
      <ProductField
        label="Excluded products"
        help="They do not count towards the bar."
        purpose="any"
        value={bar.excludedProducts}
        onChange={(excludedProducts) => change({ excludedProducts })}
      />
    </>
  );
}
