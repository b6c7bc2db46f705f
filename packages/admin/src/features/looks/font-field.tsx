import { setSetting } from '@cartwright/core/looks/change-look';
import { isFontStack } from '@cartwright/core/looks/font-stacks';
import { SETTING_NAMES, STACK_NAMES, STORE_FONT_NAMES } from '@cartwright/core/looks/setting-names';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Select } from '@cartwright/ui/admin/select';
import { TextField } from '@cartwright/ui/admin/text-field';
import type { RunLook } from './look-editor';

const OTHER = 'other';

const STACKS = Object.entries(STACK_NAMES).map(([value, label]) => ({ value, label }));

/** Font selector: the store's, a system font, or a store font by name. */
export function FontField(props: {
  readonly name: 'font' | 'headingFont';
  readonly value: string;
  readonly error: string | undefined;
  readonly onLeave: () => void;
  readonly run: RunLook;
}) {
  const { name, value, run } = props;
  const label = SETTING_NAMES[name];
  const isOther = value !== 'store' && !isFontStack(value);
  return (
    <>
      <Select
        label={label}
        value={isOther ? OTHER : value}
        options={[
          { value: 'store', label: STORE_FONT_NAMES[name] },
          { title: 'On every device', options: STACKS },
          { title: 'Your own', options: [{ value: OTHER, label: 'Another font your store loads' }] },
        ]}
        onChange={(next) => run(setSetting(name, next === OTHER ? '' : next))}
      />
      {isOther && (
        <TextField
          label={`${label}: name`}
          value={value}
          placeholder="Playfair Display"
          autoComplete="off"
          maxLength={TEXT_LIMITS.fontFamily}
          helpText="Use the name in your theme’s CSS. Cartwright doesn’t load fonts."
          onChange={(next) => run(setSetting(name, next))}
          onBlur={props.onLeave}
          {...(props.error !== undefined && { error: props.error })}
        />
      )}
    </>
  );
}
