import { keptVariants } from '@cartwright/storefront-kit/analytics/kept-variants';
import { testChoice } from '@cartwright/storefront-kit/analytics/test-choice';
import { browserStorage } from '@cartwright/storefront-kit/browser/browser';
import type { TestsPart } from '../widgets/widget-parts';
import { onScreen } from './on-screen';
import { marketOf } from './said-of-lists';

/**
 * Chooses by the visitor which variant of a test is shown, the same on each page and in each tab, and counts that its place came
 * on the screen.
 *
 * @public
 */
export const part: TestsPart = async (response, { ours, events }) => {
  const choose = await testChoice(events, marketOf(ours), keptVariants(browserStorage));
  return (place, requested) => {
    const test = response.find(({ id }) => id === requested)?.test;
    if (!test) return requested;
    const { variant, expose } = choose(test);
    if (expose) onScreen(place, expose);
    return variant?.widget ?? requested;
  };
};
