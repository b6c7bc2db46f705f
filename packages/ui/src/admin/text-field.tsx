import { TextField as PolarisTextField } from '@shopify/polaris';
import type { FocusEvent, FunctionComponent, ReactNode } from 'react';

interface TextFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly type?: 'date' | 'datetime-local';
  readonly inputMode?: 'numeric' | 'decimal';
  readonly autoComplete: 'off';
  readonly autoFocus?: boolean;
  readonly spellCheck?: boolean;
  readonly value: string;
  readonly placeholder?: string;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** Elements joined to the field's start and end. */
  readonly connectedLeft?: ReactNode;
  readonly connectedRight?: ReactNode;
  readonly helpText?: ReactNode;
  /** Error message, or true if it is shown elsewhere. */
  readonly error?: string | boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** Minimum of a date, in the value's format. */
  readonly min?: string;
  readonly max?: string;
  readonly maxLength?: number;
  readonly showCharacterCount?: boolean;
  /** Whether it has a clear button while it has a value. */
  readonly clearButton?: boolean;
  readonly onClearButtonClick?: () => void;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: (event?: FocusEvent) => void;
}

/** Single-line text field. */
export const TextField: FunctionComponent<TextFieldProps> = PolarisTextField;
