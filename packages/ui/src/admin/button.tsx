import { Button as PolarisButton } from '@shopify/polaris';
import type { FunctionComponent } from 'react';
import type { IconSource } from './icon';

interface ButtonProps {
  readonly id?: string;
  readonly variant?: 'primary' | 'secondary' | 'tertiary' | 'plain';
  readonly tone?: 'critical';
  readonly size?: 'micro' | 'slim';
  readonly icon?: IconSource;
  /** A link to this address. */
  readonly url?: string;
  /** The link opens in a new tab. */
  readonly external?: boolean;
  /** Submits the form around it. */
  readonly submit?: boolean;
  /** Shows an arrow, as for what it opens. */
  readonly disclosure?: 'down' | 'up' | 'select' | boolean;
  readonly textAlign?: 'left' | 'start';
  readonly fullWidth?: boolean;
  readonly disabled?: boolean;
  /** Shows a spinner, and can't be pressed. */
  readonly loading?: boolean;
  readonly pressed?: boolean;
  /** Name for screen readers, in place of the text. */
  readonly accessibilityLabel?: string;
  readonly ariaControls?: string;
  readonly ariaDescribedBy?: string;
  readonly ariaExpanded?: boolean;
  readonly onClick?: () => unknown;
  readonly onFocus?: () => void;
  readonly children?: string | string[];
}

/** Button, or a link that looks like one. */
export const Button: FunctionComponent<ButtonProps> = PolarisButton;
