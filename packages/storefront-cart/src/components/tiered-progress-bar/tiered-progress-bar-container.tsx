import type { BarDisplay } from '@cartwright/core/storefront/config';
import type { IconName } from '@cartwright/ui/cart/icon';
import { TieredProgressBar } from '@cartwright/ui/cart/tiered-progress-bar/tiered-progress-bar';
import type { CartSession } from '../../drawer/session';
import { WORDS } from '../../words';
import { giftRowProps } from './gift-row-props';
import { progressMessage, type ShownTier } from './progress-message';
import { wayOf } from './way';

const TIER_ICONS: Readonly<Record<ShownTier['display']['type'], IconName>> = {
  shipping: 'truck',
  product: 'gift',
  discount: 'percent',
  decorative: 'heart',
};

/** The bar of the shopper's country; nothing where there is none. */
export function TieredProgressBarContainer(props: {
  readonly id: string;
  readonly bars: readonly BarDisplay[];
  readonly session: CartSession;
}) {
  const { session } = props;
  const reward = session.kernel.view.value?.rewards.bar;
  const bar = props.bars.find(({ id }) => id === reward?.id);
  if (!reward || !bar) return null;
  const tiers = bar.tiers
    .flatMap((display): ShownTier[] => {
      const tier = reward.tiers.find(({ id }) => id === display.id);
      return tier ? [{ reward: tier, display }] : [];
    })
    .sort((a, b) => a.reward.threshold - b.reward.threshold);
  if (tiers.length === 0) return null;
  const inWords = (amount: number) => (reward.basis === 'quantity' ? String(amount) : session.money(amount));
  const threshold = (amount: number) =>
    reward.basis === 'quantity' ? WORDS.units(amount) : session.money(amount);
  const { products } = session.rules.value.config;
  const gifts = session.gifts.value;
  const next = tiers.find((tier) => !tier.reward.earned);
  return (
    <TieredProgressBar
      id={`cw-${props.id}`}
      label={WORDS.rewards}
      message={progressMessage(
        tiers,
        inWords,
        gifts.filter(({ status }) => status === 'offered').map(({ tierId }) => tierId),
      )}
      progress={wayOf(
        reward.value,
        tiers.map((tier) => tier.reward),
      )}
      complete={tiers.every((tier) => tier.reward.earned)}
      tiers={tiers.map((tier) => ({
        id: tier.display.id,
        icon: TIER_ICONS[tier.display.type],
        image: tier.display.image,
        size: tier.display.iconSize,
        label: tier.display.label,
        state: tier.reward.earned ? 'reached' : tier === next ? 'next' : 'locked',
        statusLabel: tier.reward.earned ? WORDS.earned : WORDS.notEarned,
      }))}
      giftsTitle={bar.giftAreaTitle}
      layout={bar.layout}
      gifts={tiers.flatMap(({ reward: tier }) =>
        gifts
          .filter(({ tierId }) => tierId === tier.id)
          .map((gift) =>
            giftRowProps(
              gift,
              products.find(({ id }) => id === gift.productId),
              threshold(tier.threshold),
              (variantId) => void session.dispatch({ type: 'pick_gift', giftId: gift.id, variantId }),
            ),
          ),
      )}
    />
  );
}
