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
  /** Before and after the field, joined to it. */
  readonly connectedLeft?: ReactNode;
  readonly connectedRight?: ReactNode;
  readonly helpText?: ReactNode;
  /** Message, or true where it is said elsewhere. */
  readonly error?: string | boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** Of a date, as it is written in the value. */
  readonly min?: string;
  readonly max?: string;
  readonly maxLength?: number;
  readonly showCharacterCount?: boolean;
  /** Shows a button that empties the field while there is something in it. */
  readonly clearButton?: boolean;
  readonly onClearButtonClick?: () => void;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: (event?: FocusEvent) => void;
}

/** Field for a line of text. */
export const TextField: FunctionComponent<TextFieldProps> = PolarisTextField;
