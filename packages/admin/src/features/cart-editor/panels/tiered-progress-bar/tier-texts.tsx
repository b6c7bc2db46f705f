import { TextSetting } from '../../fields/text-setting';
import type { TierFieldsProps } from './tier-fields';

/** What a tier says. Free shipping speaks by the bar's own texts. */
export function TierTexts({ tier, change, scope }: TierFieldsProps) {
  const text = (name: 'tierLabel' | 'remainingText' | 'reachedText', label: string, help?: string) => (
    <TextSetting
      scope={scope}
      path={[name]}
      label={label}
      value={tier[name]}
      onChange={(next) => change({ [name]: next })}
      {...(help !== undefined && { help })}
    />
  );
  return (
    <>
      {text('tierLabel', 'Tier label')}
      {tier.type !== 'shipping' && text('remainingText', 'Remaining text', '{{amount}} is what is missing.')}
      {tier.type !== 'shipping' && text('reachedText', 'Reached text')}
    </>
  );
}
