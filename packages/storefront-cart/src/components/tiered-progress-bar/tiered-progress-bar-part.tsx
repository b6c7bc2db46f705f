import { countsBeforeDiscounts } from '@cartwright/core/rewards/counts-before-discounts';
import { isToPick } from '@cartwright/core/rewards/gift-to-pick';
import shared from '@cartwright/ui/cart/frame/parts.css';
import type { TierIcon } from '@cartwright/ui/cart/tiered-progress-bar/tier-drawing';
import { TieredProgressBar } from '@cartwright/ui/cart/tiered-progress-bar/tiered-progress-bar';
import css from '@cartwright/ui/cart/tiered-progress-bar/tiered-progress-bar.css';
import type { Part, PartProps } from '../../parts/part';
import { discountsOnBought } from '../cart-subtotal/discounts-on-bought';
import { giftReminder } from './gift-reminder';
import { giftRowProps } from './gift-row-props';
import { progressMessage } from './progress-message';
import { type ShownTier, shownTiers } from './shown-tiers';
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
  const view = session.kernel.view.value;
  const reward = view?.rewards.bar;
  const bar = component.settings.bars.find(({ id }) => id === reward?.id);
  if (!view || !reward || !bar) return null;
  const gifts = session.gifts.value;
  const toPick = gifts.filter(isToPick);
  session.stateOf('tiered_progress_bar', () => {
    const isDue = giftReminder(session.storage);
    session.checkout.remind = () => isDue(session.kernel.truth.peek()?.token ?? '', session.gifts.peek());
  });
  const reminded = session.checkout.heldUp() === 'gift' && toPick[0];
  const tiers = shownTiers(bar, reward, gifts);
  if (tiers.length === 0) return null;
  const inWords = (amount: number) => (reward.basis === 'quantity' ? String(amount) : session.money(amount));
  const threshold = (amount: number) =>
    reward.basis === 'quantity' ? words.units(amount) : session.money(amount);
  const { products } = session.rules.value.config;
  const next = tiers.find((tier) => !tier.reward.earned);
  return (
    <TieredProgressBar
      id={`cw-${component.id}`}
      label={words.rewards}
      message={progressMessage(
        tiers,
        inWords,
        toPick.map(({ tierId }) => tierId),
      )}
      note={
        next && countsBeforeDiscounts(reward, discountsOnBought(view.cart)) ? words.beforeDiscounts : null
      }
      progress={wayOf(
        reward.value,
        tiers.map((tier) => tier.reward),
      )}
      complete={tiers.every(({ reward: { earned }, withdrawn }) => earned && !withdrawn)}
      tiers={tiers.map((tier) => ({
        id: tier.display.id,
        icon: TIER_ICONS[tier.display.type],
        image: tier.display.image,
        size: tier.display.iconSize,
        label: tier.display.label,
        ...(tier.withdrawn
          ? { state: 'locked', statusLabel: words.giftCharged }
          : tier.reward.earned
            ? { state: 'reached', statusLabel: words.earned }
            : { state: tier === next ? 'next' : 'locked', statusLabel: words.notEarned }),
      }))}
      giftsTitle={bar.giftAreaTitle}
      layout={bar.layout}
      gifts={tiers.flatMap(({ reward: tier }) =>
        gifts
          .filter(({ tierId }) => tierId === tier.id)
          .map((gift) => ({
            ...giftRowProps(
              gift,
              products.find(({ id }) => id === gift.productId),
              threshold(tier.threshold),
              words,
              (variantId) => void session.dispatch({ type: 'pick_gift', giftId: gift.id, variantId }),
            ),
            asked: gift === reminded,
          })),
      )}
    />
  );
}

export const part: Part<'tiered_progress_bar'> = { css: shared + css, Component: TieredProgressBarPart };
