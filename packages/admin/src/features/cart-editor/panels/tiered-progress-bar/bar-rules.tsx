import type { Bar } from '@cartwright/core/smart-cart/tiered-progress-bar/schema';
import { Switch } from '@cartwright/ui/admin/switch';
import { InlineError } from '@shopify/polaris';
import type { FieldScope } from '../../fields/field-scope';
import { SelectSetting } from '../../fields/select-setting';
import { ProductField } from '../../products/product-field';
import type { ChangeBar } from './bar-settings';
import { CountryField } from './country-field';

/** What a bar counts, for whom, and what it leaves out. */
export function BarRules({ bar, change, scope }: { bar: Bar; change: ChangeBar; scope: FieldScope }) {
  const geolocation = scope.error(['geolocationEnabled']);
  const hasDiscount = bar.tiers.some((tier) => tier.type === 'discount');
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
      <SelectSetting
        label="Rewards are given by"
        value={bar.discountedBy}
        options={[
          { value: 'functions', label: 'Shopify Functions' },
          ...(hasDiscount ? [] : [{ value: 'scripts' as const, label: 'Scripts (shown only, not charged)' }]),
        ]}
        onChange={(discountedBy) => change({ discountedBy })}
        help={
          hasDiscount
            ? 'A discount tier needs Shopify Functions.'
            : 'Scripts are the earlier way: the bar shows, the rewards are not applied.'
        }
      />
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
