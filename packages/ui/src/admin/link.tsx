import { Link as PolarisLink } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';

interface LinkProps {
  readonly url: string;
  /** Opens in a new tab. */
  readonly external?: boolean;
  readonly children: ReactNode;
}

/** Link in a text. */
export const Link: FunctionComponent<LinkProps> = PolarisLink;
