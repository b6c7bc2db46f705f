export const CART_ITEMS_TEMPLATE = `<style>
  .my-lines { list-style: none; margin: 0; padding: 0; }
  .my-line { display: grid; grid-template-columns: 72px 1fr; gap: 12px; padding: 16px 0; }
  .my-line + .my-line { border-top: 1px solid color-mix(in srgb, currentColor 14%, transparent); }
  .my-line p { margin: 0 0 4px; }
  .my-line img { width: 72px; height: 72px; object-fit: cover; border-radius: var(--cw-radius, 8px); }
  .my-head { display: flex; justify-content: space-between; gap: 12px; }
  .my-quiet { font-size: 0.8125em; opacity: 0.85; }
  .my-error { color: var(--cw-error, #b3261e); }
  .my-actions { display: flex; align-items: center; gap: 8px; }
  .my-step { min-width: 44px; min-height: 44px; font: inherit; color: inherit; background: none; cursor: pointer;
    border: 1px solid currentColor; border-radius: var(--cw-radius, 8px); }
  .my-quantity { width: 3.5em; min-height: 44px; font: inherit; text-align: center; color: inherit; background: none;
    border: 1px solid currentColor; border-radius: var(--cw-radius, 8px); }
  .my-empty { padding: 48px 0; text-align: center; }
</style>

{% if cart.loading %}
  <p class="my-empty" aria-busy="true">…</p>
{% else %}
  <ul class="my-lines" aria-label="{{ cart.item_count | pluralize: 'Item', 'Items' }}">
    {% for line in cart.lines %}
      <li class="my-line" data-line="{{ line.key }}" data-key="{{ line.key }}" tabindex="-1">
        <span>
          {% if line.image %}<img src="{{ line.image | image_url: width: 144 }}" alt="" loading="lazy">{% endif %}
        </span>
        <div>
          <div class="my-head">
            {% if settings.linkToProduct %}
              <p><a href="{{ line.url }}">{{ line.title }}</a></p>
            {% else %}
              <p>{{ line.title }}</p>
            {% endif %}
            <p>
              {% if line.gift %}
                Free
              {% else %}
                {% if line.original_price > line.price %}<s class="my-quiet">{{ line.original_price | money }}</s>{% endif %}
                <b>{{ line.price | money }}</b>
              {% endif %}
            </p>
          </div>
          {% if settings.showVendor %}<p class="my-quiet">{{ line.vendor }}</p>{% endif %}
          {% if line.variant_title %}<p class="my-quiet">{{ line.variant_title }}</p>{% endif %}
          {% if line.selling_plan %}<p class="my-quiet">{{ line.selling_plan }}</p>{% endif %}
          {% for property in line.properties %}
            <p class="my-quiet">{{ property.name }}: {{ property.value }}</p>
          {% endfor %}
          {% for discount in line.discounts %}
            <p class="my-quiet">{{ discount.title }} (−{{ discount.amount | money }})</p>
          {% endfor %}
          <div class="my-actions">
            {% if line.countable %}
              <button type="button" class="my-step" data-action="decrease" data-key="{{ line.key }}" aria-label="Decrease quantity of {{ line.title }}">−</button>
              <input class="my-quantity" inputmode="numeric" data-action="set-quantity" data-key="{{ line.key }}" value="{{ line.quantity }}" aria-label="Quantity of {{ line.title }}">
              <button type="button" class="my-step" data-action="increase" data-key="{{ line.key }}" aria-label="Increase quantity of {{ line.title }}">+</button>
            {% endif %}
            {% if line.removable %}
              <button type="button" class="cw-link cw-remove" data-action="remove" data-key="{{ line.key }}" aria-label="{{ settings.language.remove }} {{ line.title }}">{{ settings.language.remove }}</button>
            {% endif %}
          </div>
          {% if line.sold_out %}<p class="my-quiet">Sold out</p>{% endif %}
          {% if line.error %}<p class="my-error" role="alert">{{ line.error }}</p>{% endif %}
        </div>
      </li>
    {% endfor %}
  </ul>
  {% if cart.item_count == 0 %}
    <div class="my-empty">
      <p><b>{{ settings.language.emptyTitle }}</b></p>
      <p>{{ settings.language.emptyMessage }}</p>
      <button type="button" class="cw-button" data-action="close">{{ settings.language.continueShopping }}</button>
    </div>
  {% endif %}
{% endif %}
`;
