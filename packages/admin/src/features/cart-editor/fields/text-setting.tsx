import type { Path } from '@cartwright/core/smart-cart/issue';
import { TextField } from '@shopify/polaris';
import type { FieldScope } from './field-scope';

export interface TextSettingProps {
  readonly scope: FieldScope;
  readonly path: Path;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string;
  readonly maxLength?: number;
  readonly lines?: number;
}

/** A text of the merchant's. */
export function TextSetting({
  scope,
  path,
  label,
  value,
  onChange,
  help,
  maxLength,
  lines,
}: TextSettingProps) {
  const error = scope.error(path);
  return (
    <TextField
      label={label}
      value={value}
      onChange={onChange}
      onBlur={() => scope.leave(path)}
      autoComplete="off"
      {...(lines !== undefined && { multiline: lines })}
      {...(help !== undefined && { helpText: help })}
      {...(maxLength !== undefined && { maxLength })}
      {...(error !== undefined && { error })}
    />
  );
}
