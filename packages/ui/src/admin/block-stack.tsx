import { BlockStack as PolarisBlockStack } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';

interface BlockStackProps {
  /** Step of the spacing scale: 100 is 4 px. */
  readonly gap?: '100' | '200' | '300' | '400' | '500';
  /** Default: items stretch to the stack's width. */
  readonly inlineAlign?: 'start';
  readonly children: ReactNode;
}

/** Vertical stack. */
export const BlockStack: FunctionComponent<BlockStackProps> = PolarisBlockStack;
