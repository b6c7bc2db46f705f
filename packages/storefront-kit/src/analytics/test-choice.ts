import { isPreviewed } from '../page/is-previewed';
import { previewedVariant } from '../page/previewed-variant';
import { shopifyConsent } from '../shopify/consent';
import { browserVisits } from './browser-visits';
import { consentedEvents } from './consented-events';
import type { eventMarket } from './event-market';
import type { KeptVariants } from './kept-variants';
import { type ChooseVariant, variantChoice } from './variant-choice';

/** Timeout (milliseconds) for an undecided consent, after which the control is shown. */
const TIMEOUT_MS = 400;

/**
 * Chooses test variants for this page's visitor, and reports exposures to `events`. Shoppers without consent see the
 * control and aren't counted; nor are merchants, nor anyone if no events are sent. `kept` is required for tests that
 * reallocate traffic.
 */
export async function testChoice(
  events: string | null,
  market: ReturnType<typeof eventMarket>,
  kept?: KeptVariants,
): Promise<ChooseVariant> {
  const previewed = previewedVariant();
  const consent =
    !events || previewed !== null || isPreviewed()
      ? null
      : await Promise.race([
          shopifyConsent(),
          new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS)),
        ]);
  const visits = events && consent?.allowed() ? browserVisits(events, consent) : null;
  const visitor = visits?.current()?.visitor ?? null;
  const send = events && consent && visits ? consentedEvents(events, consent, visits) : null;
  return variantChoice({
    previewed,
    visitor,
    isCurrent: () => visits?.current()?.visitor === visitor,
    kept,
    report: (experiment, testVariant) =>
      send?.({ subject: 'experiment', name: 'exposed', experiment, testVariant, ...market }),
  });
}
