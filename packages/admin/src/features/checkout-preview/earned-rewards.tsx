import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { Shop } from '@cartwright/core/contract/shop';
import { formatMoney } from '@cartwright/core/money/format-money';
import type { Rewards, TierReward } from '@cartwright/core/rewards/rewards';
import { Badge } from '@cartwright/ui/admin/badge';
import { Card } from '@cartwright/ui/admin/card';
import { Link } from '@cartwright/ui/admin/link';
import { Text } from '@cartwright/ui/admin/text';

const TYPES: Readonly<Record<TierReward['type'], string>> = {
  shipping: 'Free shipping',
  product: 'Free gift',
  discount: 'Discount',
  decorative: 'Milestone',
};

/**
 * Rewards of the live cart for the lines, by tier. `cart`: null if none is live, undefined while
 * loading.
 */
export function EarnedRewards({
  shop,
  cart,
  failed,
  rewards,
}: {
  readonly shop: Shop;
  readonly cart: CartDocument | null | undefined;
  readonly failed: boolean;
  readonly rewards: Rewards | null;
}) {
  const bar = rewards?.bar ?? null;
  const worth = (amount: number) =>
    bar?.basis === 'quantity'
      ? `${amount} ${amount === 1 ? 'item' : 'items'}`
      : formatMoney(amount, shop.currency, navigator.language);
  return (
    <Card>
      <Text as="h2" variant="headingMd">
        Rewards
      </Text>
      {failed && <Text as="p">Your live cart couldn’t be loaded, so no rewards are shown.</Text>}
      {!failed && cart === null && <Text as="p">No cart is live, so there are no rewards.</Text>}
      {!failed && cart && (
        <Text as="p" tone="subdued">
          {'Of your live cart '}
          <Link url={`/smartcart/edit/${cart.id}/`}>{cart.name}</Link>
        </Text>
      )}
      {!failed && cart && !bar && <Text as="p">It has no progress bar for your store’s country.</Text>}
      {bar && (
        <ul className="cw-checkout__tiers" aria-label="Rewards">
          {bar.tiers.map(({ id, type, threshold, remaining, earned }) => (
            <li key={id}>
              <span>
                <span className="cw-checkout__title">{TYPES[type]}</span>
                <span className="cw-checkout__detail">{`From ${worth(threshold)}`}</span>
              </span>
              <Badge {...(earned && { tone: 'success' })}>
                {earned ? 'Earned' : `${worth(remaining)} to go`}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
