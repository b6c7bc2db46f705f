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
  /** Overrides the tone's icon. */
  readonly icon?: IconSource;
  readonly action?: BannerAction;
  readonly secondaryAction?: BannerAction;
  /** Called on close; absent: can't be closed. */
  readonly onDismiss?: () => void;
  readonly children?: ReactNode;
}

/** Notice about a page or section, with actions. */
export function Banner(props: BannerProps) {
  return <PolarisBanner {...props} />;
}
