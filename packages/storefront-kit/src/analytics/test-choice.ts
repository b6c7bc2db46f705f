import { isPreviewed } from '../page/is-previewed';
import { previewedVariant } from '../page/previewed-variant';
import { shopifyConsent } from '../shopify/consent';
import { browserVisits } from './browser-visits';
import { consentedEvents } from './consented-events';
import type { eventMarket } from './event-market';
import type { KeptVariants } from './kept-variants';
import { type ChooseVariant, variantChoice } from './variant-choice';

/** Milliseconds that the shopper's decision is waited for: while it isn't known, the control is shown. */
const TIMEOUT_MS = 400;

/**
 * Chooses the variants of running tests for the visitor of this page, and counts who was exposed to one, at `events`. Shoppers
 * without consent see the control and aren't counted; neither are merchants, nor anybody where no events are sent. `kept` is
 * needed where tests move their visitors.
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
