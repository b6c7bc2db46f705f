import { Button as PolarisButton } from '@shopify/polaris';
import type { FunctionComponent } from 'react';
import type { IconSource } from './icon';

interface ButtonProps {
  readonly id?: string;
  readonly variant?: 'primary' | 'secondary' | 'tertiary' | 'plain';
  readonly tone?: 'critical';
  readonly size?: 'micro' | 'slim';
  readonly icon?: IconSource;
  /** URL of a link. */
  readonly url?: string;
  /** Whether the link opens in a new tab. */
  readonly external?: boolean;
  /** Whether it submits its form. */
  readonly submit?: boolean;
  /** Arrow icon. */
  readonly disclosure?: 'down' | 'up' | 'select' | boolean;
  readonly textAlign?: 'left' | 'start';
  readonly fullWidth?: boolean;
  readonly disabled?: boolean;
  /** Whether it shows a spinner and is disabled. */
  readonly loading?: boolean;
  readonly pressed?: boolean;
  /** Accessible name, instead of the text. */
  readonly accessibilityLabel?: string;
  readonly ariaControls?: string;
  readonly ariaDescribedBy?: string;
  readonly ariaExpanded?: boolean;
  readonly onClick?: () => unknown;
  readonly onFocus?: () => void;
  readonly children?: string | string[];
}

/** Button, or link with its look. */
export const Button: FunctionComponent<ButtonProps> = PolarisButton;
