import { SkeletonDisplayText as PolarisSkeletonDisplayText } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

interface SkeletonDisplayTextProps {
  readonly size: 'small';
}

/** Grey bar in place of a title that loads. */
export const SkeletonDisplayText: FunctionComponent<SkeletonDisplayTextProps> = PolarisSkeletonDisplayText;
