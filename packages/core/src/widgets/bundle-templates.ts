import { DEFAULT_STEP } from '../bundles/bundle-defaults';
import { type BundleSettings, newBundle, newStep, newTier, type StepSettings } from './bundle-settings';

const step = (id: string, title: string, inputs: Partial<StepSettings['quantityInputs']>): StepSettings => ({
  ...newStep(id, title),
  quantityInputs: { ...DEFAULT_STEP.quantityInputs, ...inputs },
});

/** Template of two steps for a box of three to six products. */
export const OWN_BOX: BundleSettings = {
  ...newBundle(),
  steps: [
    step('1', 'Choose your favorites', { maxQuantityPerProduct: 2, minQuantityPerStep: 2 }),
    step('2', 'Add something extra', { maxQuantityPerProduct: 2, minQuantityPerStep: 1 }),
  ],
  container: { minValue: 3, maxValue: 6, enabledForceToMax: false },
};

/** Template with a third off three products, rounded: the cheapest is free only if all cost the same. */
export const THREE_FOR_TWO: BundleSettings = {
  ...newBundle(),
  steps: [step('1', 'Choose three', { maxQuantityPerProduct: 3, maxQuantityPerStep: 3 })],
  container: { minValue: 3, maxValue: 3, enabledForceToMax: true },
  discount: {
    ...newBundle().discount,
    tiers: [{ ...newTier('1'), discountValue: 33.33, requiredQuantity: 3, message: '3 for 2' }],
  },
};

/** Template of three steps with one product each. */
export const STARTER_KIT: BundleSettings = {
  ...newBundle(),
  stepDisplay: 'page',
  steps: [
    step('1', 'Choose the base', { enabled: false, maxQuantityPerStep: 1, minQuantityPerStep: 1 }),
    step('2', 'Choose a refill', { enabled: false, maxQuantityPerStep: 1, minQuantityPerStep: 1 }),
    step('3', 'Add something extra', { enabled: false, maxQuantityPerStep: 1, minQuantityPerStep: 0 }),
  ],
  container: { minValue: 2, maxValue: 3, enabledForceToMax: false },
};
