import { Card as PolarisCard } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';

interface CardProps {
  /** 0: what is in it reaches its edges. */
  readonly padding?: '0';
  readonly children: ReactNode;
}

/** Surface around things that belong together. */
export const Card: FunctionComponent<CardProps> = PolarisCard;
