import { Badge as PolarisBadge } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

export type BadgeTone = 'info' | 'success' | 'warning' | 'attention' | 'critical';

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: string;
}

/** State of a thing in a word or two. */
export const Badge: FunctionComponent<BadgeProps> = PolarisBadge;
