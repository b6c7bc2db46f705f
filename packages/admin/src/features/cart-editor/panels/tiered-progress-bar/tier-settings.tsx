import { smallestUnit } from '@cartwright/core/money/currency';
import { updateTier } from '@cartwright/core/smart-cart/commands/progress-bar/tiers';
import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import { TIER_ICON_SIZES, TIER_TYPES } from '@cartwright/core/smart-cart/tiered-progress-bar/schema';
import { AmountSetting } from '../../fields/amount-setting';
import { SelectSetting } from '../../fields/select-setting';
import { TextSetting } from '../../fields/text-setting';
import { useRun } from '../../model/editor-context';
import { TierCurrencies } from './tier-currencies';
import type { TierFieldsProps, TierPlace } from './tier-fields';
import { TierReward } from './tier-reward';
import { TierTexts } from './tier-texts';
import { currencySign, TIER_TYPE_NAMES } from './tier-words';

/** The settings of a tier: when it is reached, what it gives, what it says. */
export function TierSettings({
  place,
  ...props
}: Omit<TierFieldsProps, 'change'> & { readonly place: TierPlace }) {
  const run = useRun();
  const change: TierFieldsProps['change'] = (changes, field) =>
    run((document) => updateTier(document, { ...place, changes, field }));
  const fields: TierFieldsProps = { ...props, change };
  return (
    <>
      <div className="cw-fields-row">
        <SelectSetting
          label="Reward"
          value={props.tier.type}
          options={TIER_TYPES.map((value) => ({ value, label: TIER_TYPE_NAMES[value] }))}
          onChange={(type) => change({ type })}
          error={props.scope.error(['type'])}
        />
        <TierMinimum {...fields} />
      </div>
      <TierReward {...fields} />
      <TierTexts {...fields} />
      <SelectSetting
        label="Icon size"
        value={String(props.tier.productTierElementSize)}
        options={TIER_ICON_SIZES.map((size) => ({ value: String(size), label: `${size} pixels` }))}
        onChange={(chosen) => {
          const size = TIER_ICON_SIZES.find((each) => String(each) === chosen);
          if (size !== undefined) change({ productTierElementSize: size });
        }}
      />
      <TextSetting
        scope={props.scope}
        path={['productTierImage']}
        label="Icon image"
        value={props.tier.productTierImage}
        limit={TEXT_LIMITS.address}
        onChange={(productTierImage) => change({ productTierImage })}
        help="The address of an image that begins with https://. Empty shows our icon."
      />
      {props.bar.basis === 'amount' && <TierCurrencies {...fields} />}
    </>
  );
}

function TierMinimum({ tier, bar, currency, change, scope }: TierFieldsProps) {
  const counts = bar.basis === 'quantity';
  const whole = counts || (currency !== null && smallestUnit(currency) === 100);
  return (
    <AmountSetting
      scope={scope}
      path={['minimum']}
      label="Minimum"
      value={tier.minimum}
      onChange={(minimum) => change({ minimum })}
      decimals={whole ? 0 : 2}
      {...(counts
        ? { suffix: 'items' }
        : currency !== null && { prefix: currencySign(currency, navigator.language) })}
    />
  );
}
