import { countsBeforeDiscounts } from '@cartwright/core/rewards/counts-before-discounts';
import { isToPick } from '@cartwright/core/rewards/gift-to-pick';
import shared from '@cartwright/ui/cart/frame/parts.css';
import type { MilestoneProps } from '@cartwright/ui/cart/tiered-progress-bar/milestone';
import type { TierIcon } from '@cartwright/ui/cart/tiered-progress-bar/tier-drawing';
import { TieredProgressBar } from '@cartwright/ui/cart/tiered-progress-bar/tiered-progress-bar';
import css from '@cartwright/ui/cart/tiered-progress-bar/tiered-progress-bar.css';
import type { Part, PartProps } from '../../parts/part';
import { discountsOnBought } from '../cart-subtotal/discounts-on-bought';
import { causesOf } from './causes';
import { remindedGift } from './gift-reminder';
import { giftRowProps } from './gift-row-props';
import { progressMessage } from './progress-message';
import { promiseText } from './promise-text';
import { type ShownTier, shownTiers } from './shown-tiers';
import { TIERED_PROGRESS_BAR_MESSAGES } from './tiered-progress-bar-messages';
import { wayOf } from './way';

const TIER_ICONS: Readonly<Record<ShownTier['display']['type'], TierIcon>> = {
  shipping: 'truck',
  product: 'gift',
  discount: 'percent',
  decorative: 'heart',
};

/** Progress bar for the shopper's country; null if there is none. */
function TieredProgressBarPart({ component, session }: PartProps<'tiered_progress_bar'>) {
  const messages = session.messages('tiered_progress_bar', TIERED_PROGRESS_BAR_MESSAGES);
  const view = session.cartStore.view.value;
  const reward = view?.rewards.bar;
  const bar = component.settings.bars.find(({ id }) => id === reward?.id);
  if (!view || !reward || !bar) return null;
  const gifts = session.gifts.value;
  const { promise } = view;
  const causes = causesOf(session);
  const toPick = promise === 'given' ? gifts.filter(isToPick) : [];
  const reminded = remindedGift(session);
  const tiers = shownTiers(bar, reward, gifts, promise);
  if (tiers.length === 0) return null;
  const inWords = (amount: number) => (reward.basis === 'quantity' ? String(amount) : session.money(amount));
  const threshold = (amount: number) =>
    reward.basis === 'quantity' ? messages.units(amount) : session.money(amount);
  const { products } = session.rules.value;
  const next = tiers.find((tier) => !tier.reward.earned);
  const said = promiseText(promise, tiers, causes, messages);
  const isAllSaid = said !== null && (promise === 'lost' || !next);
  return (
    <TieredProgressBar
      id={`cw-${component.id}`}
      label={messages.rewards}
      message={
        isAllSaid
          ? { before: said, amount: '', after: '' }
          : progressMessage(
              tiers,
              inWords,
              toPick.map(({ tierId }) => tierId),
            )
      }
      note={
        isAllSaid
          ? null
          : (said ??
            (next && countsBeforeDiscounts(reward, discountsOnBought(view.cart))
              ? messages.beforeDiscounts
              : null))
      }
      progress={wayOf(
        reward.value,
        tiers.map((tier) => tier.reward),
      )}
      complete={tiers.every(({ status }) => status === 'given')}
      tiers={tiers.map((tier) => ({
        id: tier.display.id,
        icon: TIER_ICONS[tier.display.type],
        image: tier.display.image,
        size: tier.display.iconSize,
        label: tier.display.label,
        ...stateOf(tier),
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
              messages,
              (variantId) => void session.dispatch({ type: 'pick_gift', giftId: gift.id, variantId }),
              { promise, causes },
            ),
            isPrompted: gift === reminded,
          })),
      )}
    />
  );

  function stateOf(tier: ShownTier): Pick<MilestoneProps, 'state' | 'statusLabel'> {
    switch (tier.status) {
      case 'given':
        return { state: 'reached', statusLabel: messages.earned };
      case 'locked':
        return { state: tier === next ? 'next' : 'locked', statusLabel: messages.notEarned };
      case 'at_checkout':
        return { state: 'locked', statusLabel: messages.tierAtCheckout };
      case 'lost':
        return {
          state: 'locked',
          statusLabel: promise === 'lost' ? messages.tierLost : messages.giftUnavailable,
        };
      default:
        return tier.status satisfies never;
    }
  }
}

export const part: Part<'tiered_progress_bar'> = { css: shared + css, Component: TieredProgressBarPart };
