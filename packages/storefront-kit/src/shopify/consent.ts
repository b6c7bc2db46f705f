import type {} from '../page/shopify-global';
import type { ConsentPort } from '../ports/analytics';

/** Feature name that loads the API. Source: shopify.dev, Customer Privacy API. */
const FEATURE = [{ name: 'consent-tracking-api', version: '0.1' }] as const;

/** Timeout of loading the API (milliseconds). */
const MAX_WAIT_MS = 5000;

/**
 * Consent as recorded by Shopify, by the shopper's region and the shop's settings. Read each time, since without a
 * banner no event is fired. If the region allows analytics by default but the banner is still shown, the decision is
 * pending. Loads the API if missing; on failure there is no consent.
 */
export async function shopifyConsent(): Promise<ConsentPort> {
  await apiLoaded();
  return {
    allowed: () => decision() === 'given',
    isOpen: () => decision() === 'open',
    listen: (onChange) => document.addEventListener('visitorConsentCollected', onChange),
  };
}

/** Whether a signed-in shopper's history may be used for personalisation: Shopify's `preferences`. Never rejects. */
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
    // The object may exist before the API fills it.
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
