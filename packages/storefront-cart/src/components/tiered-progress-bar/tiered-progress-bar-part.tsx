import shared from '@cartwright/ui/cart/frame/parts.css';
import type { TierIcon } from '@cartwright/ui/cart/tiered-progress-bar/tier-drawing';
import { TieredProgressBar } from '@cartwright/ui/cart/tiered-progress-bar/tiered-progress-bar';
import css from '@cartwright/ui/cart/tiered-progress-bar/tiered-progress-bar.css';
import type { Part, PartProps } from '../../parts/part';
import { giftRowProps } from './gift-row-props';
import { progressMessage, type ShownTier } from './progress-message';
import { TIERED_PROGRESS_BAR_WORDS } from './tiered-progress-bar-words';
import { wayOf } from './way';

const TIER_ICONS: Readonly<Record<ShownTier['display']['type'], TierIcon>> = {
  shipping: 'truck',
  product: 'gift',
  discount: 'percent',
  decorative: 'heart',
};

/** The bar of the shopper's country; nothing where there is none. */
function TieredProgressBarPart({ component, session }: PartProps<'tiered_progress_bar'>) {
  const words = session.words('tiered_progress_bar', TIERED_PROGRESS_BAR_WORDS);
  const reward = session.kernel.view.value?.rewards.bar;
  const bar = component.settings.bars.find(({ id }) => id === reward?.id);
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
    reward.basis === 'quantity' ? words.units(amount) : session.money(amount);
  const { products } = session.rules.value.config;
  const gifts = session.gifts.value;
  const next = tiers.find((tier) => !tier.reward.earned);
  return (
    <TieredProgressBar
      id={`cw-${component.id}`}
      label={words.rewards}
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
        statusLabel: tier.reward.earned ? words.earned : words.notEarned,
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
              words,
              (variantId) => void session.dispatch({ type: 'pick_gift', giftId: gift.id, variantId }),
            ),
          ),
      )}
    />
  );
}

export const part: Part<'tiered_progress_bar'> = { css: shared + css, Component: TieredProgressBarPart };
