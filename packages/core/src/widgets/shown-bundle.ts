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
