import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import { TextSetting } from '../../fields/text-setting';
import type { BarFieldsProps } from './bar-fields';

const TEXTS = [
  {
    name: 'freeShippingRemaining',
    label: 'Free shipping remaining',
    help: '{{amount}} is what is missing.',
    placeholders: 'amount',
  },
  { name: 'freeShippingReached', label: 'Free shipping reached', placeholders: 'none' },
  { name: 'giftAreaTitle', label: 'Gift area title' },
] as const;

/** The texts of a bar. */
export function BarTexts({ bar, change, scope }: BarFieldsProps) {
  return (
    <>
      {TEXTS.map(({ name, label, ...more }) => (
        <TextSetting
          key={name}
          scope={scope}
          path={['language', name]}
          label={label}
          limit={TEXT_LIMITS.barText}
          value={bar.language[name]}
          onChange={(text) => change({ language: { ...bar.language, [name]: text } }, `language.${name}`)}
          {...more}
        />
      ))}
    </>
  );
}
