import type { InstallState } from '@cartwright/core/widgets/install-state';
import { Badge, type BadgeTone } from '@cartwright/ui/admin/badge';

const BADGES: Readonly<Record<InstallState, { readonly name: string; readonly tone?: BadgeTone }>> = {
  live_installed: { name: 'Live, installed', tone: 'success' },
  not_live_installed: { name: 'Not live, installed', tone: 'info' },
  not_live_not_installed: { name: 'Not live, not installed' },
};

/** Whether shoppers see a widget, and whether it has a place. */
export function InstallBadge({ state }: { readonly state: InstallState }) {
  const { name, tone } = BADGES[state];
  return <Badge {...(tone && { tone })}>{name}</Badge>;
}
