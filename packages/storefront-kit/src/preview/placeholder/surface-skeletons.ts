import type { PreviewSurface } from '@cartwright/core/contract/preview';
import { bone, productGrid } from '../skeleton';

/** A surface that the editor knows and that is not drawn yet. */
export type ComingSurface = Exclude<PreviewSurface, 'cart' | 'collection' | 'widget'>;

const step = (className: string) =>
  bone(`step ${className}`, bone('number'), bone('line line--step'), bone('line line--short'));

const bundle = () => [
  bone('line line--title'),
  bone('steps', step('step--now'), step(''), step('')),
  productGrid(6),
  bone('sum', bone('line'), bone('button')),
];

const SKELETONS: Readonly<Record<ComingSurface, () => HTMLElement[]>> = {
  bundle,
};

/** What a surface will look like, without a word. */
export function surfaceSkeleton(surface: ComingSurface): HTMLElement[] {
  return SKELETONS[surface]();
}
