import { decimalsOf } from '@cartwright/core/money/currency';
import { LIST_LIMITS, TEXT_LIMITS } from '@cartwright/core/texts/limits';
import {
  BUNDLE_DISCOUNT_NAMES,
  DISCOUNTED_FROM_NAMES,
  TARGET_NAMES,
} from '@cartwright/core/widgets/bundle-labels';
import {
  BUNDLE_DISCOUNT_TYPES,
  type BundleSettings,
  newTier,
  type TierSettings,
} from '@cartwright/core/widgets/bundle-settings';
import { Banner } from '@cartwright/ui/admin/banner';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddToList } from '../../editor-kit/fields/add-to-list';
import { AmountSetting } from '../../editor-kit/fields/amount-setting';
import { Disclosure } from '../../editor-kit/fields/disclosure';
import { type FieldScope, scopeAt } from '../../editor-kit/fields/field-scope';
import { RowActions } from '../../editor-kit/fields/row-actions';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { ProductField } from '../../editor-kit/pickers/products/product-field';
import { shopQuery } from '../../shared/api/shop-query';
import { useConversionHelp, useSeveralCurrencies } from '../../shared/api/use-several-currencies';
import type { BundleGroup } from './bundle-group';
import { tierName } from './bundle-labels';

/** Tiers of a bundle's discount. */
export function BundleTiers({ bundle: { discount }, scope, change }: BundleGroup) {
  const { tiers, requiredTarget, discountedFrom } = discount;
  const currency = useQuery(shopQuery).data?.currency ?? 'USD';
  const [opened, setOpened] = useState<string | null>(null);
  const set = (changes: Partial<BundleSettings['discount']>, field: string) =>
    change({ discount: { ...discount, ...changes } }, `discount.${field}`);
  function add() {
    const last = tiers.at(-1);
    const tier = newTier(crypto.randomUUID());
    // Defaults above the last tier, as tiers ascend.
    const next = last
      ? {
          ...tier,
          requiredQuantity: (last.requiredQuantity ?? 0) + 1,
          requiredSubtotal: (last.requiredSubtotal ?? 0) + 10,
          discountType: last.discountType,
          discountValue: (last.discountValue ?? 0) + 10,
        }
      : tier;
    setOpened(next.id);
    set({ tiers: [...tiers, next] }, `tiers.add.${next.id}`);
  }
  const error = scope.error(['discount', 'tiers']);
  // Adding single products as separate bundles would earn the gift each time.
  const givesEachTime =
    requiredTarget === 'quantity' &&
    tiers.some(({ giftItems, requiredQuantity }) => giftItems.length > 0 && requiredQuantity === 1);
  return (
    <SettingsGroup title="Discount tiers">
      {tiers.length === 0 ? (
        <Text as="p" tone="subdued">
          Without tiers the bundle costs what its products cost.
        </Text>
      ) : (
        givesEachTime && (
          <Banner tone="warning">
            <p>
              A tier that needs one product gives its gifts with every single product: shoppers can add this
              bundle again and again.
            </p>
          </Banner>
        )
      )}
      {tiers.length > 0 && (
        <SelectSetting
          label="Tiers based on"
          value={requiredTarget}
          options={(['quantity', 'subtotal'] as const).map((value) => ({
            value,
            label: TARGET_NAMES[value],
          }))}
          onChange={(target) => set({ requiredTarget: target }, 'requiredTarget')}
        />
      )}
      {tiers.map((tier, at) => {
        const own = scopeAt(scope, ['discount', 'tiers', at], tier.id);
        const problems = own.problems([]);
        return (
          <Disclosure
            key={tier.id}
            title={tierName(tier, requiredTarget, currency)}
            open={opened === tier.id || problems.reported > 0}
            onToggle={() => setOpened(opened === tier.id ? null : tier.id)}
            problems={problems}
            actions={
              <RowActions
                name="tier"
                index={at}
                count={tiers.length}
                onRemove={() =>
                  set({ tiers: tiers.filter(({ id }) => id !== tier.id) }, `tiers.remove.${tier.id}`)
                }
              />
            }
          >
            <TierFields
              tier={tier}
              target={requiredTarget}
              currency={currency}
              isFirst={at === 0}
              scope={own}
              change={(changes, field) =>
                set(
                  { tiers: tiers.map((each) => (each.id === tier.id ? { ...each, ...changes } : each)) },
                  `tiers.${tier.id}.${field}`,
                )
              }
            />
          </Disclosure>
        );
      })}
      <AddToList
        label="Add tier"
        error={error}
        disabled={tiers.length >= LIST_LIMITS.bundleTiers}
        onAdd={add}
      />
      {tiers.length > 0 && (
        <>
          <Checkbox
            label="Limit the discounted units of a variant"
            checked={discount.enabledLimitLineQuantityDiscount}
            onChange={(on) =>
              set({ enabledLimitLineQuantityDiscount: on }, 'enabledLimitLineQuantityDiscount')
            }
          />
          {discount.enabledLimitLineQuantityDiscount && (
            <AmountSetting
              scope={scope}
              path={['discount', 'maxQuantityPerLine']}
              label="Discounted units of a variant"
              value={discount.maxQuantityPerLine}
              onChange={(maxQuantityPerLine) => set({ maxQuantityPerLine }, 'maxQuantityPerLine')}
              decimals={0}
            />
          )}
          <Checkbox
            label="No discount on subscriptions"
            checked={discount.excludedAddOnDiscountOnSub}
            onChange={(on) => set({ excludedAddOnDiscountOnSub: on }, 'excludedAddOnDiscountOnSub')}
          />
        </>
      )}
      <Checkbox
        label="Show the total savings"
        checked={discount.showTotalSavings}
        onChange={(showTotalSavings) => set({ showTotalSavings }, 'showTotalSavings')}
      />
      {discount.showTotalSavings && (
        <SelectSetting
          label="Savings compared to"
          value={discountedFrom}
          options={(['price', 'compare_at_price'] as const).map((value) => ({
            value,
            label: DISCOUNTED_FROM_NAMES[value],
          }))}
          onChange={(from) => set({ discountedFrom: from }, 'discountedFrom')}
        />
      )}
      <Checkbox
        label="Show a progress bar"
        checked={discount.enabledProgressBar}
        onChange={(enabledProgressBar) => set({ enabledProgressBar }, 'enabledProgressBar')}
      />
    </SettingsGroup>
  );
}

function TierFields({
  tier,
  target,
  currency,
  isFirst,
  scope,
  change,
}: {
  readonly tier: TierSettings;
  readonly target: BundleSettings['discount']['requiredTarget'];
  readonly currency: string;
  readonly isFirst: boolean;
  readonly scope: FieldScope;
  readonly change: (changes: Partial<TierSettings>, field: string) => void;
}) {
  const isPercentage = tier.discountType === 'percentage';
  const inAllCurrencies = useSeveralCurrencies();
  const conversion = useConversionHelp();
  return (
    <div className="cw-bundle-fields">
      {target === 'quantity' ? (
        <AmountSetting
          scope={scope}
          path={['requiredQuantity']}
          label="Products needed"
          value={tier.requiredQuantity}
          onChange={(requiredQuantity) => change({ requiredQuantity }, 'requiredQuantity')}
          decimals={0}
        />
      ) : (
        <AmountSetting
          scope={scope}
          path={['requiredSubtotal']}
          label="Subtotal needed"
          suffix={currency}
          value={tier.requiredSubtotal}
          onChange={(requiredSubtotal) => change({ requiredSubtotal }, 'requiredSubtotal')}
          decimals={decimalsOf(currency)}
          {...conversion}
        />
      )}
      <SelectSetting
        label="Discount"
        value={tier.discountType}
        options={BUNDLE_DISCOUNT_TYPES.map((value) => ({ value, label: BUNDLE_DISCOUNT_NAMES[value] }))}
        onChange={(discountType) => change({ discountType }, 'discountType')}
      />
      <AmountSetting
        scope={scope}
        path={['discountValue']}
        label={
          isPercentage
            ? 'Percentage'
            : tier.discountType === 'fixed_price'
              ? 'Price of the bundle'
              : 'Amount off'
        }
        suffix={isPercentage ? '%' : currency}
        value={tier.discountValue}
        onChange={(discountValue) => change({ discountValue }, 'discountValue')}
        decimals={isPercentage ? 2 : decimalsOf(currency)}
        {...(!isPercentage && conversion)}
      />
      <TextSetting
        scope={scope}
        path={['message']}
        label="Message"
        value={tier.message}
        limit={TEXT_LIMITS.message}
        onChange={(message) => change({ message }, 'message')}
        help="Shown beside the discount in cart and checkout."
        percent={isPercentage ? tier.discountValue : null}
        inAllCurrencies={inAllCurrencies}
      />
      <TextSetting
        scope={scope}
        path={['progressBarLabel']}
        label="Progress bar label"
        value={tier.progressBarLabel}
        limit={TEXT_LIMITS.tierLabel}
        onChange={(progressBarLabel) => change({ progressBarLabel }, 'progressBarLabel')}
        help="Leave blank to show the discount, such as “10% off”."
        percent={isPercentage ? tier.discountValue : null}
      />
      {target === 'quantity' && (
        <TextSetting
          scope={scope}
          path={['productHolderLabel']}
          label="Slot label"
          value={tier.productHolderLabel}
          limit={TEXT_LIMITS.tierLabel}
          onChange={(productHolderLabel) => change({ productHolderLabel }, 'productHolderLabel')}
          help="Shown in the empty slot that reaches this tier."
        />
      )}
      <ProductField
        label="Free gifts"
        help="One of each comes with every bundle that reaches this tier. Carts of Cartwright add or offer them."
        purpose="gift"
        limit={LIST_LIMITS.bundleGifts}
        value={tier.giftItems.map(({ productId, variantIds }) => ({
          product_id: productId,
          variant_ids: variantIds,
        }))}
        onChange={(chosen) =>
          change(
            {
              giftItems: chosen.map(({ product_id, variant_ids }) => {
                const before = tier.giftItems.find(({ productId }) => productId === product_id);
                return {
                  quantity: 1,
                  giftMessage: '',
                  ...before,
                  productId: product_id,
                  variantIds: variant_ids,
                };
              }),
            },
            'giftItems',
          )
        }
        error={scope.error(['giftItems'])}
      />
      {tier.giftItems.length > 0 && (
        <TextSetting
          scope={scope}
          path={['giftHeaderMessage']}
          label="Gift heading"
          value={tier.giftHeaderMessage}
          limit={TEXT_LIMITS.message}
          onChange={(giftHeaderMessage) => change({ giftHeaderMessage }, 'giftHeaderMessage')}
          help="Shown before the gifts in the builder. Leave it empty for “Free gift” in the shopper’s language."
        />
      )}
      {!isFirst && tier.giftItems.length > 0 && (
        <Checkbox
          label="Give the gifts of lower tiers too"
          checked={tier.includedGifts}
          onChange={(includedGifts) => change({ includedGifts }, 'includedGifts')}
        />
      )}
    </div>
  );
}
