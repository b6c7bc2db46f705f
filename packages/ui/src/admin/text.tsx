import { Text as PolarisText } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';

interface TextProps {
  readonly as: 'h1' | 'h2' | 'h3' | 'p' | 'span';
  readonly variant?: 'headingXl' | 'headingMd' | 'headingSm' | 'bodyLg';
  readonly tone?: 'subdued' | 'critical' | 'caution';
  readonly fontWeight?: 'semibold';
  readonly alignment?: 'center';
  /** Whether it is truncated to one line. */
  readonly truncate?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}

/** Text with a typographic role. */
export const Text: FunctionComponent<TextProps> = PolarisText;
