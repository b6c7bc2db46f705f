import { ProgressBar as PolarisProgressBar } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

interface ProgressBarProps {
  /** Percent. */
  readonly progress: number;
  readonly size: 'small';
  readonly tone?: 'primary';
  /** Id of the labelling element. */
  readonly ariaLabelledBy: string;
}

/** Progress bar. */
export const ProgressBar: FunctionComponent<ProgressBarProps> = PolarisProgressBar;
