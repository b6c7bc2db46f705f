import { assignmentOf } from '@cartwright/core/experiments/assignment/assignment';
import { trafficOf } from '@cartwright/core/experiments/assignment/traffic';
import { browserVisits } from '@cartwright/storefront-kit/analytics/browser-visits';
import { consentedEvents } from '@cartwright/storefront-kit/analytics/consented-events';
import { isPreviewed } from '@cartwright/storefront-kit/page/is-previewed';
import { shopifyConsent } from '@cartwright/storefront-kit/shopify/consent';
import type { TestsPart } from '../widgets/widget-parts';
import { previewedVariant } from './previewed-variant';
import { marketOf } from './said-of-lists';

/** Milliseconds that the shopper's decision is waited for: while it isn't known, the control is shown. */
const TIMEOUT_MS = 400;

/** Parts of a hundred in those that visitors are divided into. */
const OF_A_PERCENT = 100;

/**
 * Chooses by the visitor which variant of a test is shown, the same on each page and in each tab, and counts that its place came
 * on the screen. Shoppers without consent see the control and aren't counted; neither are merchants.
 *
 * @public
 */
export const part: TestsPart = async (answer, { ours, events }) => {
  const previewed = previewedVariant();
  const seen = new Set<string>();
  const consent =
    !events || previewed !== null || isPreviewed()
      ? null
      : await Promise.race([
          shopifyConsent(),
          new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS)),
        ]);
  const visits = events && consent?.allowed() ? browserVisits(events, consent) : null;
  const visitor = visits?.current()?.visitor ?? null;
  const tell = events && consent && visits && consentedEvents(events, consent, visits);

  return (place, asked) => {
    const test = answer.find(({ id }) => id === asked)?.test;
    if (!test) return asked;
    const { id, variants } = test;
    const shares = variants.map(({ share }) => share * OF_A_PERCENT);
    const traffic = trafficOf(variants.length, shares);
    const found = assignmentOf({ id, seed: id, variants: variants.length, traffic }, visitor, {});
    const named = variants.find((variant) => previewed === `${id}.${variant.id}`);
    const shown = named ?? variants[found.variant];
    if (tell && shown && found.counted && !seen.has(id)) {
      seen.add(id);
      const exposed = {
        subject: 'experiment',
        name: 'exposed',
        experiment: id,
        testVariant: shown.id,
      } as const;
      onScreen(place, () => tell({ ...exposed, ...marketOf(ours) }));
    }
    return shown?.widget ?? asked;
  };
};

/**
 * Tells when the line above an element is on the screen: also where nothing is shown in the element, so that who is counted
 * doesn't depend on what is shown.
 */
function onScreen(place: HTMLElement, came: () => void): void {
  const line = document.createElement('i');
  line.style.position = 'absolute';
  place.before(line);
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    line.remove();
    came();
  }).observe(line);
}
