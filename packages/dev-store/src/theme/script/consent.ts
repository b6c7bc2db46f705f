/** Script of the footer's consent switch, for testing. */
export const CONSENT_SCRIPT = `
(() => {
  const { customerPrivacy } = window.Shopify;
  const control = document.querySelector('[data-consent]');
  if (!customerPrivacy || !control) return;
  control.checked = customerPrivacy.analyticsProcessingAllowed();
  control.addEventListener('change', () => customerPrivacy.setTrackingConsent({ analytics: control.checked }));
  control.closest('[hidden]').hidden = false;
})();
`;
