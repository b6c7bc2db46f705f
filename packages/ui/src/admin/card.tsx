import { Card as PolarisCard } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';

interface CardProps {
  /** 0: content reaches the edges. */
  readonly padding?: '0';
  readonly children: ReactNode;
}

/** Surface of related content. */
export const Card: FunctionComponent<CardProps> = PolarisCard;
