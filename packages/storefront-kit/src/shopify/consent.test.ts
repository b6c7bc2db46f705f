import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowsPersonalization, shopifyConsent } from './consent';

const withAnalytics = (allowed: boolean) => ({ analyticsProcessingAllowed: () => allowed });

/** Consent API with the shopper's choice (empty: none); `isAsked`: the banner is due. */
const withChoice = (allowed: boolean, analytics: string, isAsked = false) => ({
  ...withAnalytics(allowed),
  currentVisitorConsent: () => ({ analytics }),
  shouldShowBanner: () => isAsked,
});

/** A page with this `window.Shopify`. */
function aPage(shopify: object | undefined) {
  const document = new EventTarget();
  const window = { Shopify: shopify };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  return { window, decide: () => document.dispatchEvent(new Event('visitorConsentCollected')) };
}

/** Provides the API like the platform's `loadFeatures`. */
const loading = (api: object, error?: unknown) => ({
  loadFeatures(_features: unknown, done: (error?: unknown) => void) {
    if (error === undefined) Object.assign(this, { customerPrivacy: api });
    done(error);
  },
});

afterEach(() => vi.unstubAllGlobals());

it.each<[string, object | undefined, boolean]>([
  ['no, outside Shopify', undefined, false],
  ['no, without the API', { customerPrivacy: withAnalytics(true) }, false],
  [
    'yes, when the platform allows it',
    { customerPrivacy: { ...withAnalytics(false), preferencesProcessingAllowed: () => true } },
    true,
  ],
  [
    'no, when the platform denies it',
    { customerPrivacy: { ...withAnalytics(true), preferencesProcessingAllowed: () => false } },
    false,
  ],
  [
    'no, when the API throws',
    { customerPrivacy: { ...withAnalytics(true), preferencesProcessingAllowed: () => JSON.parse('{') } },
    false,
  ],
])('earlier activity may be used: %s', async (_when, shopify, allowed) => {
  aPage(shopify);
  expect(await allowsPersonalization()).toBe(allowed);
});

describe('analytics consent', () => {
  it.each<[string, object | undefined, boolean]>([
    ['no, outside Shopify', undefined, false],
    ['no, without the API', {}, false],
    ['yes, when the platform allows it', { customerPrivacy: withAnalytics(true) }, true],
    ['no, when the platform denies it', { customerPrivacy: withAnalytics(false) }, false],
    [
      'no, for a return value other than true',
      { customerPrivacy: { analyticsProcessingAllowed: () => 'yes' } },
      false,
    ],
    [
      'no, when the API throws',
      { customerPrivacy: { analyticsProcessingAllowed: () => JSON.parse('{') } },
      false,
    ],
    ['yes, when the lazily loaded API allows it', loading(withAnalytics(true)), true],
    ['no, when the lazily loaded API denies it', loading(withAnalytics(false)), false],
    ['no, when the API fails to load', loading(withAnalytics(true), new Error('blocked')), false],
    ['no, when loading the API throws', { loadFeatures: () => JSON.parse('{') }, false],
    [
      'yes, when the API appears later and allows it',
      { ...loading(withAnalytics(true)), customerPrivacy: { backendConsentEnabled: true } },
      true,
    ],
    ['yes, by a region’s default without a banner or event', { customerPrivacy: withChoice(true, '') }, true],
    ['no, by that default while the banner is due', { customerPrivacy: withChoice(true, '', true) }, false],
    [
      'yes, by the shopper’s choice, with or without a banner',
      { customerPrivacy: withChoice(true, 'yes', true) },
      true,
    ],
    [
      'no, by the default of a region that requires a choice',
      { customerPrivacy: withChoice(false, '') },
      false,
    ],
  ])('is given: %s', async (_where, shopify, allowed) => {
    aPage(shopify);
    expect((await shopifyConsent()).allowed()).toBe(allowed);
  });

  it.each<[string, object, boolean]>([
    ['yes, while the banner is due despite an allowing default', withChoice(true, '', true), true],
    ['yes, in a region that requires a choice', withChoice(false, '', true), true],
    ['yes, in such a region without a banner', withChoice(false, ''), true],
    ['no, in a region without a choice', withChoice(true, ''), false],
    ['no, after acceptance', withChoice(true, 'yes'), false],
    ['no, after a refusal', withChoice(false, 'no'), false],
    ['no, after a refusal with the banner due again', withChoice(false, 'no', true), false],
    ['no, when the API doesn’t expose the choice', withAnalytics(false), false],
    ['no, when the API throws', { ...withChoice(true, ''), shouldShowBanner: () => JSON.parse('{') }, false],
  ])('is still undecided: %s', async (_when, customerPrivacy, isOpen) => {
    aPage({ customerPrivacy });
    const consent = await shopifyConsent();
    expect(consent.isOpen()).toBe(isOpen);
    if (isOpen) expect(consent.allowed()).toBe(false);
  });

  it('follows later decisions and notifies listeners', async () => {
    const page = aPage({ customerPrivacy: withAnalytics(true) });
    const consent = await shopifyConsent();
    const decisions: boolean[] = [];
    consent.listen(() => decisions.push(consent.allowed()));
    page.window.Shopify = { customerPrivacy: withAnalytics(false) };
    page.decide();
    page.window.Shopify = { customerPrivacy: withAnalytics(true) };
    page.decide();
    expect(decisions).toEqual([false, true]);
  });

  it('is missing when the API times out', async () => {
    vi.useFakeTimers();
    aPage({ loadFeatures: () => undefined });
    const pending = shopifyConsent();
    await vi.advanceTimersByTimeAsync(5000);
    expect((await pending).allowed()).toBe(false);
    vi.useRealTimers();
  });
});
