import { updateTier } from '@cartwright/core/cart/commands/progress-bar/tiers';
import { TIER_LABELS } from '@cartwright/core/components/tiered-progress-bar/labels';
import { TIER_ICON_SIZES, TIER_TYPES } from '@cartwright/core/components/tiered-progress-bar/schema';
import { TIER_TEXT_RULES } from '@cartwright/core/components/tiered-progress-bar/texts';
import { decimalsOf } from '@cartwright/core/money/currency';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { AmountSetting } from '../../../../../editor-kit/fields/amount-setting';
import { SelectSetting } from '../../../../../editor-kit/fields/select-setting';
import { textField } from '../../../../../editor-kit/fields/text-field';
import { TextSetting } from '../../../../../editor-kit/fields/text-setting';
import { ImageChoice } from '../../../../../editor-kit/pickers/images/image-choice';
import { useSeveralCurrencies } from '../../../../../shared/api/use-several-currencies';
import { useRun } from '../../model/editor-context';
import { TierCurrencies } from './tier-currencies';
import { discountPercent, type TierFieldsProps, type TierPlace } from './tier-fields';
import { currencySign } from './tier-messages';
import { TierReward } from './tier-reward';

/** Settings of a tier: minimum, reward, texts. */
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
          label={TIER_LABELS.type.label}
          value={props.tier.type}
          options={TIER_TYPES.map((value) => ({ value, label: TIER_LABELS.type.valueLabels[value] }))}
          onChange={(type) => change({ type })}
          error={props.scope.error(['type'])}
        />
        <TierMinimum {...fields} />
      </div>
      <TierReward {...fields} />
      <TierTexts {...fields} />
      <SelectSetting
        label={TIER_LABELS.productTierElementSize}
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
        label={TIER_LABELS.productTierImage}
        value={props.tier.productTierImage}
        limit={TEXT_LIMITS.address}
        onChange={(productTierImage) => change({ productTierImage })}
        help="An image address that begins with https://. Leave blank to use our icon."
      />
      <ImageChoice
        chosen={props.tier.productTierImage}
        onChoose={(productTierImage) => change({ productTierImage })}
      />
      {props.bar.basis === 'amount' && <TierCurrencies {...fields} />}
    </>
  );
}

function TierMinimum({ tier, bar, currency, change, scope }: TierFieldsProps) {
  const counts = bar.basis === 'quantity';
  return (
    <AmountSetting
      scope={scope}
      path={['minimum']}
      label={TIER_LABELS.minimum}
      value={tier.minimum}
      onChange={(minimum) => change({ minimum })}
      decimals={counts ? 0 : decimalsOf(currency ?? '')}
      {...(counts
        ? { suffix: 'items' }
        : currency !== null && { prefix: currencySign(currency, navigator.language) })}
    />
  );
}

/** Texts of a tier. Free shipping uses the bar's. */
function TierTexts({ tier, change, scope }: TierFieldsProps) {
  const isShipping = tier.type === 'shipping';
  const inAllCurrencies = useSeveralCurrencies();
  const names = isShipping
    ? (['tierLabel'] as const)
    : (['tierLabel', 'remainingText', 'reachedText'] as const);
  return (
    <>
      {names.map((name) => (
        <TextSetting
          key={name}
          scope={scope}
          path={[name]}
          value={tier[name]}
          onChange={(next) => change({ [name]: next })}
          {...textField(TIER_TEXT_RULES[name])}
          percent={discountPercent(tier)}
          // Free shipping has no separate name at checkout.
          {...(isShipping && { help: 'Also the name of free shipping at checkout.', inAllCurrencies })}
        />
      ))}
    </>
  );
}
