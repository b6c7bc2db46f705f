import type {} from '../page/shopify-global';
import type { ConsentPort } from '../ports/analytics';

/** What the platform loads its API by. Source: shopify.dev, Customer Privacy API. */
const FEATURE = [{ name: 'consent-tracking-api', version: '0.1' }] as const;

/** An API that has not come after this long (milliseconds) is not waited for. */
const LONGEST_WAIT = 5000;

/**
 * The shopper's decision as Shopify keeps it, which knows the law of the shopper's country and the shop's settings. The
 * API is asked for where it is not there yet; where it cannot be had, nobody has said that counting is allowed.
 */
export async function shopifyConsent(): Promise<ConsentPort> {
  await new Promise<unknown>((resolve) => {
    const platform = window.Shopify;
    if (platform?.customerPrivacy || !platform?.loadFeatures) return resolve(null);
    setTimeout(resolve, LONGEST_WAIT);
    platform.loadFeatures(FEATURE, resolve);
  }).catch(() => null);
  return {
    allowed() {
      try {
        return window.Shopify?.customerPrivacy?.analyticsProcessingAllowed() === true;
      } catch {
        return false;
      }
    },
    listen: (onChange) => document.addEventListener('visitorConsentCollected', onChange),
  };
}
