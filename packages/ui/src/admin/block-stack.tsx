import { BlockStack as PolarisBlockStack } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';

interface BlockStackProps {
  /** In steps of the scale of spaces: 100 is 4 px. */
  readonly gap?: '100' | '200' | '300' | '400' | '500';
  /** Items are as wide as the stack, without it. */
  readonly inlineAlign?: 'start';
  readonly children: ReactNode;
}

/** Items one below the other. */
export const BlockStack: FunctionComponent<BlockStackProps> = PolarisBlockStack;
