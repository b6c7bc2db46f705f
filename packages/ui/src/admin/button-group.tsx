import { ButtonGroup as PolarisButtonGroup } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';

interface ButtonGroupProps {
  /** Segmented: joined buttons. */
  readonly variant?: 'segmented';
  readonly children: ReactNode;
}

/** Buttons side by side. */
export const ButtonGroup: FunctionComponent<ButtonGroupProps> = PolarisButtonGroup;
