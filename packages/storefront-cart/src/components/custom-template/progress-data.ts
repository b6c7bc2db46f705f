import { isToPick } from '@cartwright/core/rewards/gift-to-pick';
import type { BarDisplay } from '@cartwright/core/storefront/config';
import type { CartSession } from '../../session/session';
import { factsOf } from '../product-facts/facts';
import { causesOf } from '../tiered-progress-bar/causes';
import { progressMessage } from '../tiered-progress-bar/progress-message';
import { PROMISE_MESSAGES } from '../tiered-progress-bar/promise-messages';
import { promiseText } from '../tiered-progress-bar/promise-text';
import { shownTiers } from '../tiered-progress-bar/shown-tiers';
import { wayOf } from '../tiered-progress-bar/way';

/** Data of the progress bar for the shopper's country. */
export function progressData(bars: readonly BarDisplay[], session: CartSession) {
  const view = session.cartStore.view.value;
  const reward = view?.rewards.bar;
  const promise = view?.promise ?? 'given';
  const bar = bars.find(({ id }) => id === reward?.id);
  const gifts = session.gifts.value;
  const tiers = shownTiers(bar, reward, gifts, promise);
  const inWords = (amount: number) => (reward?.basis === 'quantity' ? String(amount) : session.money(amount));
  const toPick = promise === 'given' ? gifts.filter(isToPick).map(({ tierId }) => tierId) : [];
  const messages = session.messages('tiered_progress_bar', PROMISE_MESSAGES);
  const said = promiseText(promise, tiers, causesOf(session), messages);
  const isAllSaid = said !== null && (promise === 'lost' || tiers.every(({ reward }) => reward.earned));
  const message = tiers.length > 0 && !isAllSaid ? progressMessage(tiers, inWords, toPick) : null;
  const { products } = session.rules.value;
  return {
    available: tiers.length > 0,
    message: [message && message.before + message.amount + message.after, said].filter(Boolean).join(' '),
    percent: wayOf(
      reward?.value ?? 0,
      tiers.map((tier) => tier.reward),
    ),
    complete: tiers.length > 0 && tiers.every(({ status }) => status === 'given'),
    gifts_title: bar?.giftAreaTitle,
    tiers: tiers.map(({ reward: { threshold, remaining }, display, status }) => ({
      id: display.id,
      type: display.type,
      label: display.label,
      image: display.image,
      reached: status === 'given',
      status,
      threshold,
      remaining,
    })),
    gifts: gifts
      .filter(({ tierId }) => tiers.some(({ display }) => display.id === tierId))
      .map((gift) => {
        const product = products.find(({ id }) => id === gift.productId);
        const variantOf = (variantId: number | null) => product?.variants.find(({ id }) => id === variantId);
        return {
          id: gift.id,
          tier_id: gift.tierId,
          title: product?.title,
          product: factsOf(session, gift.productId),
          image: variantOf(gift.variantId)?.image ?? product?.image,
          status: gift.status,
          variants: gift.variants.map(({ variantId, offerable }) => ({
            id: variantId,
            title: variantOf(variantId)?.title,
            available: offerable,
            chosen: gift.variantId === variantId,
          })),
        };
      }),
  };
}
