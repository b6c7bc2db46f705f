import { BAR_TEXTS } from '@cartwright/core/components/tiered-progress-bar/texts';
import { LanguageTexts } from '../../../../editor-kit/fields/language-texts';
import type { BarFieldsProps } from './bar-fields';

/** The texts of a bar. */
export function BarTexts({ bar, change, scope }: BarFieldsProps) {
  return (
    <LanguageTexts
      scope={scope}
      language={bar.language}
      table={BAR_TEXTS}
      names={['freeShippingRemaining', 'freeShippingReached', 'giftAreaTitle']}
      change={(language, field) => change({ language }, field)}
    />
  );
}
