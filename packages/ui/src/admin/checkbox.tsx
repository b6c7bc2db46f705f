import { Checkbox as PolarisCheckbox } from '@shopify/polaris';
import type { ReactNode } from 'react';

interface CheckboxProps {
  readonly label: ReactNode;
  readonly labelClassName?: string;
  readonly helpText?: string;
  /** Indeterminate: partly checked. */
  readonly checked: boolean | 'indeterminate';
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Checkbox with its label. */
export function Checkbox(props: CheckboxProps) {
  return <PolarisCheckbox {...props} />;
}
