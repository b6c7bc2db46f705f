import { Spinner as PolarisSpinner } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

interface SpinnerProps {
  readonly size?: 'small';
  /** Accessible name; empty if there is a text beside it. */
  readonly accessibilityLabel: string;
}

/** Loading spinner. */
export const Spinner: FunctionComponent<SpinnerProps> = PolarisSpinner;
