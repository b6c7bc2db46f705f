import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowsPersonalization, shopifyConsent } from './consent';

const saying = (allowed: boolean) => ({ analyticsProcessingAllowed: () => allowed });

/** Of a shopper who has answered so, or hasn't (empty); `isAsked`: the shop's consent tool is asking. */
const answered = (allowed: boolean, analytics: string, isAsked = false) => ({
  ...saying(allowed),
  currentVisitorConsent: () => ({ analytics }),
  shouldShowBanner: () => isAsked,
});

/** A page whose `window.Shopify` is this. */
function aPage(shopify: object | undefined) {
  const document = new EventTarget();
  const window = { Shopify: shopify };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  return { window, decide: () => document.dispatchEvent(new Event('visitorConsentCollected')) };
}

/** Gives the API as `loadFeatures` of the platform does. */
const loading = (api: object, error?: unknown) => ({
  loadFeatures(_features: unknown, done: (error?: unknown) => void) {
    if (error === undefined) Object.assign(this, { customerPrivacy: api });
    done(error);
  },
});

afterEach(() => vi.unstubAllGlobals());

it.each<[string, object | undefined, boolean]>([
  ['not outside of Shopify', undefined, false],
  ['not where nobody can say', { customerPrivacy: saying(true) }, false],
  [
    'where the platform says so',
    { customerPrivacy: { ...saying(false), preferencesProcessingAllowed: () => true } },
    true,
  ],
  [
    'not where it says no',
    { customerPrivacy: { ...saying(true), preferencesProcessingAllowed: () => false } },
    false,
  ],
  [
    'not where it breaks',
    { customerPrivacy: { ...saying(true), preferencesProcessingAllowed: () => JSON.parse('{') } },
    false,
  ],
])('earlier activity may be used: %s', async (_when, shopify, allowed) => {
  aPage(shopify);
  expect(await allowsPersonalization()).toBe(allowed);
});

describe('analytics consent', () => {
  it.each<[string, object | undefined, boolean]>([
    ['not outside of Shopify', undefined, false],
    ['not where nobody can say', {}, false],
    ['where the platform says so', { customerPrivacy: saying(true) }, true],
    ['not where it says no', { customerPrivacy: saying(false) }, false],
    [
      'not by an answer that is no yes',
      { customerPrivacy: { analyticsProcessingAllowed: () => 'yes' } },
      false,
    ],
    [
      'not by an API that breaks',
      { customerPrivacy: { analyticsProcessingAllowed: () => JSON.parse('{') } },
      false,
    ],
    ['where the platform says so when it is asked for', loading(saying(true)), true],
    ['not where it says no when it is asked for', loading(saying(false)), false],
    ['not where the API cannot be loaded', loading(saying(true), new Error('blocked')), false],
    ['not where asking for it breaks', { loadFeatures: () => JSON.parse('{') }, false],
    [
      'where the platform says so once its object has the API',
      { ...loading(saying(true)), customerPrivacy: { backendConsentEnabled: true } },
      true,
    ],
    [
      'by the default of a region where nobody is asked and no event comes',
      { customerPrivacy: answered(true, '') },
      true,
    ],
    ['not by that default while the shop asks', { customerPrivacy: answered(true, '', true) }, false],
    ['by an answer, whatever the banner does', { customerPrivacy: answered(true, 'yes', true) }, true],
    ['not by the default of a region that needs an answer', { customerPrivacy: answered(false, '') }, false],
  ])('is given: %s', async (_where, shopify, allowed) => {
    aPage(shopify);
    expect((await shopifyConsent()).allowed()).toBe(allowed);
  });

  it.each<[string, object, boolean]>([
    ['while the shop asks, though the region allows it by default', answered(true, '', true), true],
    ['where the region needs an answer', answered(false, '', true), true],
    ['there also without a banner', answered(false, ''), true],
    ['not where nobody is asked', answered(true, ''), false],
    ['not after a yes', answered(true, 'yes'), false],
    ['not after a no', answered(false, 'no'), false],
    ['not after a no that is asked again', answered(false, 'no', true), false],
    ['not where the API does not say what was answered', saying(false), false],
    ['not where it breaks', { ...answered(true, ''), shouldShowBanner: () => JSON.parse('{') }, false],
  ])('is still undecided: %s', async (_when, customerPrivacy, isOpen) => {
    aPage({ customerPrivacy });
    const consent = await shopifyConsent();
    expect(consent.isOpen()).toBe(isOpen);
    if (isOpen) expect(consent.allowed()).toBe(false);
  });

  it('follows later decisions and notifies listeners', async () => {
    const page = aPage({ customerPrivacy: saying(true) });
    const consent = await shopifyConsent();
    const heard: boolean[] = [];
    consent.listen(() => heard.push(consent.allowed()));
    page.window.Shopify = { customerPrivacy: saying(false) };
    page.decide();
    page.window.Shopify = { customerPrivacy: saying(true) };
    page.decide();
    expect(heard).toEqual([false, true]);
  });

  it('is missing when the API times out', async () => {
    vi.useFakeTimers();
    aPage({ loadFeatures: () => undefined });
    const asked = shopifyConsent();
    await vi.advanceTimersByTimeAsync(5000);
    expect((await asked).allowed()).toBe(false);
    vi.useRealTimers();
  });
});
