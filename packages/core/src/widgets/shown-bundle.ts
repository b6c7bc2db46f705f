import type { DiscountedBundle } from '../rewards/config';
import { bundleConfigOf } from './bundle-config-of';
import type { BundleSettings } from './bundle-settings';
import type { ShownBundle } from './widget-answer';

/** A bundle as its builder shows it, without its products. */
export function shownBundle(id: number, bundle: BundleSettings): ShownBundle {
  const { stepDisplay, steps, discount, language } = bundle;
  return {
    stepDisplay,
    steps: steps.map(({ title, description }) => ({ title: title.trim(), description: description.trim() })),
    rule: bundleConfigOf(id, bundle),
    tierLabels: discount.tiers.map(({ progressBarLabel }) => progressBarLabel.trim()),
    hasProgress: discount.enabledProgressBar,
    showsSavings: discount.showTotalSavings,
    texts: language,
  };
}

/**
 * The same as shoppers get it: by the rule that checkout goes by, as it was published. While checkout gives nothing for it,
 * it has no tiers.
 */
export function asPublished(shown: ShownBundle, published: DiscountedBundle | undefined): ShownBundle {
  const { rule, tierLabels } = shown;
  const { tiers } = published?.discount ?? { tiers: [] };
  const labels = new Map(rule.discount.tiers.map(({ id }, at) => [id, tierLabels[at]]));
  return {
    ...shown,
    rule: published
      ? { ...published, steps: published.steps.map(({ quantityInputs }) => ({ quantityInputs })) }
      : { ...rule, discount: { ...rule.discount, tiers } },
    tierLabels: tiers.map(({ id }) => labels.get(id) ?? ''),
  };
}
