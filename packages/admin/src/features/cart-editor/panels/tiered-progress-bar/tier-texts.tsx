import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import { TextSetting } from '../../fields/text-setting';
import type { TierFieldsProps } from './tier-fields';

const LABEL = { name: 'tierLabel', label: 'Tier label', limit: TEXT_LIMITS.tierLabel } as const;
const SHIPPING_HELP = 'Also what free shipping is called at checkout.';
const PROGRESS = [
  {
    name: 'remainingText',
    label: 'Remaining text',
    help: '{{amount}} is what is missing.',
    limit: TEXT_LIMITS.tierText,
    placeholders: 'amount',
  },
  { name: 'reachedText', label: 'Reached text', limit: TEXT_LIMITS.tierText, placeholders: 'none' },
] as const;

/** What a tier says. Free shipping speaks by the bar's own texts. */
export function TierTexts({ tier, change, scope }: TierFieldsProps) {
  // Free shipping has no name of its own at checkout.
  const texts = tier.type === 'shipping' ? [{ ...LABEL, help: SHIPPING_HELP }] : [LABEL, ...PROGRESS];
  return (
    <>
      {texts.map(({ name, ...field }) => (
        <TextSetting
          key={name}
          scope={scope}
          path={[name]}
          value={tier[name]}
          onChange={(next) => change({ [name]: next })}
          {...field}
        />
      ))}
    </>
  );
}
