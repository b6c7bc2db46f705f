import { Badge, type BadgeTone } from '@cartwright/ui/admin/badge';
import type { CartStatus } from '../format/cart-status';
import { usePublication } from '../hooks/use-publication';

const BADGES: Record<CartStatus, { name: string; tone: BadgeTone | undefined }> = {
  active: { name: 'Active', tone: 'success' },
  fallback: { name: 'Active as fallback', tone: 'success' },
  scheduled: { name: 'Scheduled', tone: 'info' },
  paused: { name: 'Paused', tone: 'info' },
  inactive: { name: 'Inactive', tone: undefined },
};

/** Badge of whether shoppers see a cart. */
export function StatusBadge({ status }: { readonly status: CartStatus }) {
  const publication = usePublication();
  // Saved changes aren't live while publishing is paused.
  if (publication?.status === 'held' && status !== 'inactive')
    return <Badge tone="warning">Not published</Badge>;
  const { name, tone } = BADGES[status];
  return <Badge {...(tone && { tone })}>{name}</Badge>;
}
