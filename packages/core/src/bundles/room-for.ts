import type { BundleConfig } from '../rewards/bundle-config';
import { maxOfProduct } from './counted-units';
import type { ChosenPart } from './selection';

/** Units of a product that can still be added at a step, so that all chosen units count. */
export function roomFor(
  { steps, container }: Pick<BundleConfig, 'steps' | 'container'>,
  chosen: readonly Pick<ChosenPart, 'step' | 'productId' | 'quantity'>[],
  { step, productId }: Pick<ChosenPart, 'step' | 'productId'>,
): number {
  const settings = steps[step - 1];
  if (!settings) return 0;
  const units = (parts: typeof chosen) => parts.reduce((sum, { quantity }) => sum + quantity, 0);
  const inStep = chosen.filter((part) => part.step === step);
  const room = Math.min(
    maxOfProduct(settings) - units(inStep.filter((part) => part.productId === productId)),
    settings.quantityInputs.maxQuantityPerStep - units(inStep),
    container.maxValue - units(chosen) - neededElsewhere(steps, chosen, step),
  );
  return Math.max(0, room);
}

/** Units that the other steps still need: a bundle filled without them could never be added. */
function neededElsewhere(
  steps: BundleConfig['steps'],
  chosen: readonly Pick<ChosenPart, 'step' | 'quantity'>[],
  step: number,
): number {
  return steps.reduce((sum, { quantityInputs }, index) => {
    if (index + 1 === step) return sum;
    const have = chosen.reduce((all, part) => all + (part.step === index + 1 ? part.quantity : 0), 0);
    return sum + Math.max(0, quantityInputs.minQuantityPerStep - have);
  }, 0);
}
