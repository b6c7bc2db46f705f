import { InlineStack as PolarisInlineStack } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';

interface InlineStackProps {
  /** In steps of the scale of spaces: 100 is 4 px. */
  readonly gap?: '200' | '300';
  readonly align?: 'start' | 'center';
  readonly blockAlign?: 'center';
  readonly children: ReactNode;
}

/** Items side by side, in more lines where there is no room. */
export const InlineStack: FunctionComponent<InlineStackProps> = PolarisInlineStack;
