import { Spinner as PolarisSpinner } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

interface SpinnerProps {
  readonly size?: 'small';
  /** What is waited for; empty where that is said beside it. */
  readonly accessibilityLabel: string;
}

/** Ring that turns while something loads. */
export const Spinner: FunctionComponent<SpinnerProps> = PolarisSpinner;
