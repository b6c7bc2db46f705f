export const CART_SUBTOTAL_TEMPLATE = `<style>
  .my-subtotal p { display: flex; justify-content: space-between; gap: 12px; margin: 0 0 8px; }
  .my-subtotal .my-note { font-size: 0.8125em; opacity: 0.85; }
</style>

{% if cart.item_count > 0 %}
  <div class="my-subtotal">
    {% if settings.showDiscountSummary %}
      {% for discount in cart.discounts %}
        <p><span>{{ discount.title }}</span><span>−{{ discount.amount | money }}</span></p>
      {% endfor %}
    {% endif %}
    {% if cart.total_savings > 0 %}
      <p><span>{{ settings.language.savings }}</span><span>{{ cart.total_savings | money }}</span></p>
    {% endif %}
    <p>
      <b>{{ settings.language.subtotal }}</b>
      <span>
        {% if cart.total_savings > 0 %}<s>{{ cart.total_before_discounts | money }}</s>{% endif %}
        <b>{{ cart.total | money }}</b>
      </span>
    </p>
    <p class="my-note">{{ settings.language.note }}</p>
  </div>
{% endif %}
`;
