import { setSetting } from '@cartwright/core/looks/change-look';
import { PIXELS, type PixelSetting } from '@cartwright/core/looks/look-limits';
import { TextField } from '@shopify/polaris';
import type { RunLook } from './look-context';

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
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      step={1}
      suffix="px"
      placeholder={String(usual)}
      value={value === null ? '' : String(value)}
      autoComplete="off"
      helpText={`${least} to ${most}`}
      onChange={(text) => run(setSetting(name, text.trim() === '' ? null : Number(text)))}
      onBlur={props.onLeave}
      {...(error !== undefined && { error })}
    />
  );
}
