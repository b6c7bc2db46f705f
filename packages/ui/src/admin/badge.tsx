import { Badge as PolarisBadge } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

export type BadgeTone = 'info' | 'success' | 'warning' | 'attention' | 'critical';

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: string;
}

/** Short status. */
export const Badge: FunctionComponent<BadgeProps> = PolarisBadge;
