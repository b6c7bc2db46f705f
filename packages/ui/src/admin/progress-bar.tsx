import { ProgressBar as PolarisProgressBar } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

interface ProgressBarProps {
  /** In percent. */
  readonly progress: number;
  readonly size: 'small';
  readonly tone?: 'primary';
  /** Id of the element that says what is under way. */
  readonly ariaLabelledBy: string;
}

/** Progress bar. */
export const ProgressBar: FunctionComponent<ProgressBarProps> = PolarisProgressBar;
