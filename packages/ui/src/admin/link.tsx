import { Link as PolarisLink } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';

interface LinkProps {
  readonly url: string;
  /** Whether it opens in a new tab. */
  readonly external?: boolean;
  readonly children: ReactNode;
}

/** Inline link. */
export const Link: FunctionComponent<LinkProps> = PolarisLink;
