import { TIER_TEXT_RULES } from '@cartwright/core/components/tiered-progress-bar/texts';
import { textField } from '../../../../editor-kit/fields/text-field';
import { TextSetting } from '../../../../editor-kit/fields/text-setting';
import { useSeveralCurrencies } from '../../../../shared/api/use-several-currencies';
import { discountPercent, type TierFieldsProps } from './tier-fields';

/** Texts of a tier. Free shipping speaks by the bar's own texts. */
export function TierTexts({ tier, change, scope }: TierFieldsProps) {
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
          // Free shipping has no name of its own at checkout.
          {...(isShipping && { help: 'Also the name of free shipping at checkout.', inAllCurrencies })}
        />
      ))}
    </>
  );
}
