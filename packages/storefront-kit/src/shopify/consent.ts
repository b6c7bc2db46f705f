import type {} from '../page/shopify-global';
import type { ConsentPort } from '../ports/analytics';

/** Feature by which the platform loads its API. Source: shopify.dev, Customer Privacy API. */
const FEATURE = [{ name: 'consent-tracking-api', version: '0.1' }] as const;

/** An API that has not come after this long (milliseconds) is not waited for. */
const MAX_WAIT_MS = 5000;

/**
 * The shopper's decision as Shopify keeps it, which knows the law of the shopper's country and the shop's settings. Read
 * as it is now, each time: where no banner is shown, no event ever tells of it. Where the region allows analytics by default
 * and the shop's consent tool is still asking, the decision is open. The API is requested where it is not there yet; where
 * it cannot be had, nobody has said that counting is allowed.
 */
export async function shopifyConsent(): Promise<ConsentPort> {
  await apiLoaded();
  return {
    allowed: () => decision() === 'given',
    isOpen: () => decision() === 'open',
    listen: (onChange) => document.addEventListener('visitorConsentCollected', onChange),
  };
}

/** Whether what a signed-in shopper has done before may be used for what is shown: Shopify's `preferences`. Never rejects. */
export async function allowsPersonalization(): Promise<boolean> {
  await apiLoaded();
  try {
    return window.Shopify?.customerPrivacy?.preferencesProcessingAllowed?.() === true;
  } catch {
    return false;
  }
}

async function apiLoaded(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    const platform = window.Shopify;
    // Pages may have the object before the API has filled it.
    if (platform?.customerPrivacy?.analyticsProcessingAllowed || !platform?.loadFeatures)
      return resolve(null);
    setTimeout(resolve, MAX_WAIT_MS);
    platform.loadFeatures(FEATURE, resolve);
  }).catch(() => null);
}

function decision(): 'given' | 'refused' | 'open' {
  try {
    const privacy = window.Shopify?.customerPrivacy;
    const isAllowed = privacy?.analyticsProcessingAllowed?.() === true;
    const isUnanswered = privacy?.currentVisitorConsent?.().analytics === '';
    if (isUnanswered && (!isAllowed || privacy?.shouldShowBanner?.() === true)) return 'open';
    return isAllowed ? 'given' : 'refused';
  } catch {
    return 'refused';
  }
}
