import type { Bar } from '@cartwright/core/smart-cart/tiered-progress-bar/schema';
import type { FieldScope } from '../../fields/field-scope';
import { TextSetting } from '../../fields/text-setting';
import type { ChangeBar } from './bar-settings';

const TEXTS = [
  { name: 'freeShippingRemaining', label: 'Free shipping remaining', help: '{{amount}} is what is missing.' },
  { name: 'freeShippingReached', label: 'Free shipping reached' },
  { name: 'giftAreaTitle', label: 'Gift area title' },
] as const;

/** The texts of a bar. */
export function BarTexts({ bar, change, scope }: { bar: Bar; change: ChangeBar; scope: FieldScope }) {
  return (
    <>
      {TEXTS.map(({ name, label, ...more }) => (
        <TextSetting
          key={name}
          scope={scope}
          path={['language', name]}
          label={label}
          value={bar.language[name]}
          onChange={(text) => change({ language: { ...bar.language, [name]: text } })}
          {...more}
        />
      ))}
    </>
  );
}
