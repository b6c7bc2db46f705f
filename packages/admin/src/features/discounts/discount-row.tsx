import type { AutomaticDiscountNode, OwnDiscount } from '@cartwright/core/contract/automatic-discounts';
import type { Shop } from '@cartwright/core/contract/shop';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import type { BadgeTone } from '@cartwright/ui/admin/badge';
import { Button } from '@cartwright/ui/admin/button';

import { DiscountItem } from './discount-item';
import { errorMessage, givesMessage, stateLabel, windowMessage } from './discount-messages';

export type OwnNode = AutomaticDiscountNode & { readonly ours: OwnDiscount };

type Clock = Pick<Shop, 'timezone' | 'currency'>;

/** Row of an app discount in Shopify. */
export function DiscountRow({
  node,
  shop,
  onRemove,
}: {
  readonly node: OwnNode;
  readonly shop: Clock;
  readonly onRemove: () => void;
}) {
  const { ours } = node;
  const { cart, errorHistory, needed } = ours;
  const gives = needed?.gives ?? ours.gives;
  const problem = stateLabel(node, ours);
  const badges = [badgeOf(node), ...(errorHistory ? [{ name: 'Errors', tone: 'critical' as const }] : [])];
  const facts = [
    ...(gives ? [givesMessage(gives, shop.currency)] : []),
    ...(needed ? [windowMessage(needed, shop.timezone)] : []),
  ];
  return (
    <DiscountItem
      cart={cart}
      badges={badges}
      facts={facts}
      action={
        ours.removable && (
          <Button onClick={onRemove} accessibilityLabel={`Remove the discount of ${nameOfCart(cart)}`}>
            Remove
          </Button>
        )
      }
    >
      {problem !== null && <p className="cw-discount__problem">{problem}</p>}
      {errorHistory && <p className="cw-discount__problem">{errorMessage(errorHistory, shop.timezone)}</p>}
    </DiscountItem>
  );
}

const STATUS: Record<
  NonNullable<AutomaticDiscountNode['status']>,
  { name: string; tone: BadgeTone | undefined }
> = {
  ACTIVE: { name: 'Active', tone: 'success' },
  SCHEDULED: { name: 'Scheduled', tone: 'info' },
  EXPIRED: { name: 'Expired', tone: undefined },
};

function badgeOf({ status, ours }: OwnNode) {
  if (ours.state === 'differs') return { name: 'Needs repair', tone: 'warning' as const };
  if (ours.state === 'not_needed' && status !== 'EXPIRED') {
    return ours.from === 'here'
      ? { name: 'Not needed', tone: undefined }
      : { name: 'Not from here', tone: 'attention' as const };
  }
  return STATUS[status ?? 'ACTIVE'];
}
