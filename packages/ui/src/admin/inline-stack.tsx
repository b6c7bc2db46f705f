import { InlineStack as PolarisInlineStack } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';

interface InlineStackProps {
  /** Step of the spacing scale: 100 is 4 px. */
  readonly gap?: '200' | '300';
  readonly align?: 'start' | 'center';
  readonly blockAlign?: 'center';
  readonly children: ReactNode;
}

/** Horizontal stack that wraps. */
export const InlineStack: FunctionComponent<InlineStackProps> = PolarisInlineStack;
