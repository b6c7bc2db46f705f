import { SkeletonBodyText as PolarisSkeletonBodyText } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

interface SkeletonBodyTextProps {
  readonly lines: number;
}

/** Skeleton of a text. */
export const SkeletonBodyText: FunctionComponent<SkeletonBodyTextProps> = PolarisSkeletonBodyText;
