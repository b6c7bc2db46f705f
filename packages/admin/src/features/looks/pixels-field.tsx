import { setSetting } from '@cartwright/core/looks/change-look';
import { PIXELS, type PixelSetting } from '@cartwright/core/looks/look-limits';
import { AmountField } from '@cartwright/ui/admin/amount-field';
import type { RunLook } from './look-editor';

/** A length in pixels; empty for the usual. */
export function PixelsField(props: {
  readonly name: PixelSetting;
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onLeave: () => void;
  readonly run: RunLook;
}) {
  const { name, value, run, error } = props;
  const { label, least, most, usual } = PIXELS[name];
  return (
    <AmountField
      label={label}
      decimals={0}
      suffix="px"
      placeholder={String(usual)}
      value={value}
      help={`${least} to ${most}`}
      onChange={(pixels) => run(setSetting(name, pixels))}
      onBlur={props.onLeave}
      error={error}
    />
  );
}
