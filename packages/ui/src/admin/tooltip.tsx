import { Tooltip as PolarisTooltip } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';

interface TooltipProps {
  readonly content: string;
  readonly dismissOnMouseOut: true;
  readonly preferredPosition?: 'above';
  readonly width?: 'wide';
  readonly children: ReactNode;
}

/** Hint beside what is pointed at or has the focus. */
export const Tooltip: FunctionComponent<TooltipProps> = PolarisTooltip;
