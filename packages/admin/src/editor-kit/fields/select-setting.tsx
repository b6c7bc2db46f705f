import { Select } from '@cartwright/ui/admin/select';

/** A choice of one among a few. `error` as the field shows it. */
export function SelectSetting<Value extends string>({
  label,
  value,
  options,
  onChange,
  help,
  error,
  disabled = false,
}: {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly help?: string;
  readonly error?: string | undefined;
  /** `help` gives the reason. */
  readonly disabled?: boolean;
}) {
  return (
    <Select
      label={label}
      value={value}
      options={[...options]}
      disabled={disabled}
      onChange={(chosen: string) => {
        const option = options.find((each) => each.value === chosen);
        if (option) onChange(option.value);
      }}
      {...(help !== undefined && { helpText: help })}
      {...(error !== undefined && { error })}
    />
  );
}
