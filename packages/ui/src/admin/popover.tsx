import { Popover as PolarisPopover } from '@shopify/polaris';
import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  readonly active: boolean;
  /** What opens it, and where it is shown. */
  readonly activator: ReactElement;
  readonly autofocusTarget?: 'first-node';
  readonly preferredAlignment?: 'right';
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Layer beside what opened it, which closes when one clicks elsewhere. */
export function Popover(props: PopoverProps) {
  return <PolarisPopover {...props} />;
}
