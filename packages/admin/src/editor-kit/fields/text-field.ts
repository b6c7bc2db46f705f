import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import type { TextRule } from '@cartwright/core/texts/text-table';
import type { TextSettingProps } from './text-setting';

/** Field of a text, as a table describes it. */
export function textField({
  label,
  limit,
  help,
  placeholders,
}: TextRule<never>): Pick<TextSettingProps, 'label' | 'limit' | 'help' | 'placeholders'> {
  return {
    label,
    limit: TEXT_LIMITS[limit],
    ...(help !== undefined && { help }),
    ...(placeholders !== undefined && { placeholders }),
  };
}
