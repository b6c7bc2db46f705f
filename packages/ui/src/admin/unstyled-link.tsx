import { UnstyledLink as PolarisUnstyledLink } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';

interface UnstyledLinkProps {
  readonly url: string;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page' | 'true' | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** Link without styles, by the app's link component. */
export const UnstyledLink: FunctionComponent<UnstyledLinkProps> = PolarisUnstyledLink;
