import type { BundleGiftItem } from '../rewards/bundle-config';
import type { DiscountedBundle } from '../rewards/config';
import { bundleConfigOf } from './bundle-config-of';
import type { BundleSettings } from './bundle-settings';
import type { ShownBundle, ShownTierOffer } from './widget-response';

const NO_OFFER: ShownTierOffer = { slot: '', giftHeading: '', gifts: [] };

/** Bundle for its builder, without products. */
export function shownBundle(id: number, bundle: BundleSettings): ShownBundle {
  const { stepDisplay, steps, discount, language } = bundle;
  return {
    stepDisplay,
    steps: steps.map(({ id, title, description }) => ({
      id,
      title: title.trim(),
      description: description.trim(),
    })),
    rule: bundleConfigOf(id, bundle),
    tierLabels: discount.tiers.map(({ progressBarLabel }) => progressBarLabel.trim()),
    tierOffers: discount.tiers.map(({ productHolderLabel, giftHeaderMessage }) => ({
      slot: productHolderLabel.trim(),
      giftHeading: giftHeaderMessage.trim(),
      gifts: [],
    })),
    hasProgress: discount.enabledProgressBar,
    showsSavings: discount.showTotalSavings,
    texts: language,
  };
}

/** Bundle as published: by the rule that checkout applies. Without tiers while checkout has no discount for it. */
export function asPublished(shown: ShownBundle, published: DiscountedBundle | undefined): ShownBundle {
  const { rule, tierLabels, tierOffers = [] } = shown;
  const { tiers } = published?.discount ?? { tiers: [] };
  const places = new Map(rule.discount.tiers.map(({ id }, at) => [id, at]));
  const ofTier = <Each>(list: readonly Each[], id: string, otherwise: Each) =>
    list[places.get(id) ?? -1] ?? otherwise;
  return {
    ...shown,
    rule: published
      ? { ...published, steps: published.steps.map(({ quantityInputs }) => ({ quantityInputs })) }
      : { ...rule, discount: { ...rule.discount, tiers } },
    tierLabels: tiers.map(({ id }) => ofTier(tierLabels, id, '')),
    tierOffers: tiers.map(({ id }) => ofTier(tierOffers, id, NO_OFFER)),
  };
}

/** Bundle with its gifts' titles; a gift without one is unavailable. */
export function withGifts(shown: ShownBundle, titleOf: (gift: BundleGiftItem) => string | null): ShownBundle {
  const { rule, tierOffers = [] } = shown;
  return {
    ...shown,
    tierOffers: rule.discount.tiers.map(({ giftItems }, at) => ({
      ...(tierOffers[at] ?? NO_OFFER),
      gifts: giftItems.flatMap((gift) => titleOf(gift) ?? []),
    })),
  };
}

/** Distinct ids of its tiers' gift products. */
export function giftIds({ rule }: ShownBundle): number[] {
  const gifts = rule.discount.tiers.flatMap(({ giftItems }) => giftItems);
  return [...new Set(gifts.map(({ productId }) => productId))];
}
