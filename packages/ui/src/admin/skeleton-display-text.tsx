import { SkeletonDisplayText as PolarisSkeletonDisplayText } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

interface SkeletonDisplayTextProps {
  readonly size: 'small';
}

/** Skeleton of a title. */
export const SkeletonDisplayText: FunctionComponent<SkeletonDisplayTextProps> = PolarisSkeletonDisplayText;
