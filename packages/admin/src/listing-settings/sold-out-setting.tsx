import { RENDER_OOS } from '@cartwright/core/listing/settings/listing-settings';
import { SelectSetting } from '../editor-kit/fields/select-setting';

const SOLD_OUT = { all: 'Keep in place', end: 'Move to the end', hide: 'Hide' } as const;

type SoldOut = (typeof RENDER_OOS)[number];

/** Position of sold-out products in a list. */
export function SoldOutSetting(props: {
  readonly value: SoldOut;
  readonly onChange: (value: SoldOut) => void;
}) {
  return (
    <SelectSetting
      label="Position"
      options={RENDER_OOS.map((value) => ({ value, label: SOLD_OUT[value] }))}
      {...props}
    />
  );
}
