import { SkeletonBodyText as PolarisSkeletonBodyText } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

interface SkeletonBodyTextProps {
  readonly lines: number;
}

/** Grey lines in place of a text that loads. */
export const SkeletonBodyText: FunctionComponent<SkeletonBodyTextProps> = PolarisSkeletonBodyText;
