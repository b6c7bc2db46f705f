import { Banner as PolarisBanner } from '@shopify/polaris';
import type { ReactNode } from 'react';
import type { IconSource } from './icon';

interface BannerAction {
  readonly content: string;
  readonly url?: string;
  readonly external?: boolean;
  readonly loading?: boolean;
  readonly onAction?: () => void;
}

interface BannerProps {
  readonly title?: string;
  readonly tone: 'info' | 'success' | 'warning' | 'critical';
  /** In place of the tone's own. */
  readonly icon?: IconSource;
  readonly action?: BannerAction;
  readonly secondaryAction?: BannerAction;
  /** Can be closed, if there is one. */
  readonly onDismiss?: () => void;
  readonly children?: ReactNode;
}

/** Notice about a page or a part of it, with what can be done. */
export function Banner(props: BannerProps) {
  return <PolarisBanner {...props} />;
}
