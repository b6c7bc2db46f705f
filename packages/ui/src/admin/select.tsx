import { Select as PolarisSelect } from '@shopify/polaris';
import type { ReactNode } from 'react';

type SelectOption<Value> =
  | Value
  | { readonly value: Value; readonly label: string; readonly disabled?: boolean };

interface SelectProps<Value> {
  readonly label: string;
  readonly labelHidden?: boolean;
  /** Whether the label is inside the control, before the value. */
  readonly labelInline?: boolean;
  readonly helpText?: string;
  readonly options: (
    | SelectOption<Value>
    | { readonly title: string; readonly options: SelectOption<Value>[] }
  )[];
  /** First option, without value. */
  readonly placeholder?: string;
  readonly value: Value;
  readonly disabled?: boolean;
  /** Error message, or true if it is shown elsewhere. */
  readonly error?: string | boolean;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
}

/** Select field. */
export const Select: <Value extends string>(props: SelectProps<Value>) => ReactNode = PolarisSelect;
