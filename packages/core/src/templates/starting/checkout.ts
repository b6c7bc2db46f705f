export const CHECKOUT_TEMPLATE = `<style>
  .my-terms { display: flex; align-items: center; gap: 8px; min-height: 44px; }
  .my-terms-error { margin: 0 0 8px; color: var(--cw-error, #b3261e); }
  .my-checkout { width: 100%; }
</style>

{% if cart.item_count > 0 %}
  {% if settings.termsEnabled %}
    <label class="my-terms">
      <input type="checkbox" data-action="accept-terms" {% if checkout.terms_accepted %}checked{% endif %}>
      <span>{{ settings.language.terms }}</span>
    </label>
    {% if checkout.terms_missing %}
      <p class="my-terms-error" role="alert">{{ settings.language.termsRequired }}</p>
    {% endif %}
  {% endif %}
  <button type="button" class="cw-button my-checkout" data-action="checkout" aria-busy="{{ checkout.busy }}">
    {{ settings.language.checkout }}
    {% if settings.showTotal %}· {{ cart.total | money }}{% endif %}
  </button>
  {% if settings.showContinueShopping %}
    <button type="button" class="cw-link" data-action="close">{{ settings.language.continueShopping }}</button>
  {% endif %}
{% endif %}
`;
