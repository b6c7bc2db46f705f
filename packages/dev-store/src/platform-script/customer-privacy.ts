/**
 * `Shopify.customerPrivacy`, as far as analytics need it. The README in this folder documents the stub. Part of the
 * same module as the standard actions.
 */
export const CUSTOMER_PRIVACY_SCRIPT = `
// ---- Consent

{
  const NAME = '_tracking_consent';
  const REGIONS = ['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU', 'IE', 'IS',
    'IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'CH'];
  const said = () => (new RegExp('(?:^|; )' + NAME + '=(yes|no)').exec(document.cookie) || [])[1] || '';
  const isAskedFor = () => said() === '' && REGIONS.includes(shopify.country);
  const analyticsProcessingAllowed = () => said() === 'yes' || (said() === '' && !isAskedFor());

  shopify.customerPrivacy = Object.freeze({
    analyticsProcessingAllowed,
    // The demo banner asks for everything at once.
    preferencesProcessingAllowed: analyticsProcessingAllowed,
    shouldShowBanner: isAskedFor,
    currentVisitorConsent: () => ({ marketing: '', analytics: said(), preferences: '', sale_of_data: '' }),
    setTrackingConsent({ analytics }, callback) {
      document.cookie = NAME + '=' + (analytics ? 'yes' : 'no') + '; path=/; SameSite=Lax';
      document.dispatchEvent(
        new CustomEvent('visitorConsentCollected', { detail: { analyticsAllowed: analyticsProcessingAllowed() } }),
      );
      if (callback) callback();
    },
  });
}
`;
