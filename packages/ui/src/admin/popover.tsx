import { Popover as PolarisPopover } from '@shopify/polaris';
import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  readonly active: boolean;
  /** Element that toggles it, and its anchor. */
  readonly activator: ReactElement;
  readonly autofocusTarget?: 'first-node';
  readonly preferredAlignment?: 'right';
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Popover that closes on an outside click. */
export function Popover(props: PopoverProps) {
  return <PolarisPopover {...props} />;
}
