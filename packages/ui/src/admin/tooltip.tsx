import { Tooltip as PolarisTooltip } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';

interface TooltipProps {
  readonly content: string;
  readonly dismissOnMouseOut: true;
  readonly preferredPosition?: 'above';
  readonly width?: 'wide';
  readonly children: ReactNode;
}

/** Tooltip on hover and focus. */
export const Tooltip: FunctionComponent<TooltipProps> = PolarisTooltip;
