import { Select as PolarisSelect } from '@shopify/polaris';
import type { ReactNode } from 'react';

type SelectOption<Value> =
  | Value
  | { readonly value: Value; readonly label: string; readonly disabled?: boolean };

interface SelectProps<Value> {
  readonly label: string;
  readonly labelHidden?: boolean;
  /** Shows the label in the control, before the value. */
  readonly labelInline?: boolean;
  readonly helpText?: string;
  readonly options: (
    | SelectOption<Value>
    | { readonly title: string; readonly options: SelectOption<Value>[] }
  )[];
  /** The first option, which is no value. */
  readonly placeholder?: string;
  readonly value: Value;
  readonly disabled?: boolean;
  /** Message, or true where it is said elsewhere. */
  readonly error?: string | boolean;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
}

/** Field for one of some options. */
export const Select: <Value extends string>(props: SelectProps<Value>) => ReactNode = PolarisSelect;
