import { defineComponent } from './define-component';
import { tieredProgressBarDefaults } from './tiered-progress-bar/defaults';
import { BAR_LABELS } from './tiered-progress-bar/labels';
import { tieredProgressBarSettings } from './tiered-progress-bar/schema';
import { validateTieredProgressBar } from './tiered-progress-bar/validate';

/** Progress bar to the next reward: at most three bars, by country, of up to four tiers each. */
export const tieredProgressBar = defineComponent({
  name: 'Tiered Progress Bar',
  description: 'Shows how close shoppers are to free shipping, gifts and discounts.',
  version: '1.5',
  anchor: 'goalBox',
  settings: tieredProgressBarSettings,
  labels: { bars: { label: 'Progress bar', each: BAR_LABELS } },
  defaults: tieredProgressBarDefaults,
  validate: validateTieredProgressBar,
});
