import type { ComponentType } from '../../components/component-types';

type SmallerType = Exclude<
  ComponentType,
  'cart_items' | 'cart_subtotal' | 'checkout' | 'tiered_progress_bar' | 'title_bar'
>;

/** Starting templates of types without styles of their own. */
export const SMALLER_TEMPLATES: Readonly<Record<SmallerType, string>> = {
  announcement_bar: `{% comment %} The first message; a template does not rotate them. {% endcomment %}
{% for message in settings.messages limit: 1 %}
  <p style="margin: 0; padding: 8px; text-align: center">{{ message }}</p>
{% endfor %}
`,
  cart_share: `{% comment %} A link that puts the same products into another cart. {% endcomment %}
{% if cart.item_count > 0 %}
  <a class="cw-link" href="{{ shop.root }}cart/{% for line in cart.lines %}{{ line.variant_id }}:{{ line.quantity }}{% unless forloop.last %},{% endunless %}{% endfor %}">{{ settings.language.share }}</a>
{% endif %}
`,
  cross_sell_widget: `{% if products.size > 0 %}
  <section aria-label="{{ widget.title | default: 'You may also like' }}">
    <p><b>{{ widget.title }}</b></p>
    {% for product in products %}
      {% unless product.in_cart %}
        <div style="display: flex; align-items: center; gap: 12px; padding: 8px 0">
          {% if product.image %}<img src="{{ product.image | image_url: width: 112 }}" alt="" width="56" height="56">{% endif %}
          {% assign variant = product.variants | first %}
          <span style="flex: 1"><a href="{{ product.url }}">{{ product.title }}</a> {{ variant.price | money }}</span>
          <button type="button" class="cw-button" data-action="add" data-variant="{{ variant.id }}" {% unless variant.available %}disabled{% endunless %} aria-label="Add {{ product.title }}">Add</button>
        </div>
      {% endunless %}
    {% endfor %}
  </section>
{% endif %}
`,
  custom_code_block: `{% comment %} What you write here is drawn with the cart's data; it runs no script. {% endcomment %}
<p>{{ cart.item_count | pluralize: 'One item', 'Several items' }} in your cart.</p>
`,
  discount_code: `{% if settings.useMessageOnly %}
  <p>{{ settings.language.messageOnly }}</p>
{% elsif cart.item_count > 0 %}
  <form data-action="apply-code" style="display: flex; gap: 8px">
    <input name="code" style="flex: 1; min-width: 0; min-height: 44px; font: inherit" aria-label="{{ settings.language.discountCodeLabel }}" placeholder="{{ settings.language.discountCodeLabel }}" autocomplete="off">
    <button class="cw-button">{{ settings.language.discountButtonLabel }}</button>
  </form>
  {% for code in cart.codes %}
    <p>
      <b>{{ code.code }}</b>
      {% unless code.applicable %}{{ settings.language.discountInvalidMessage }}{% endunless %}
      <button type="button" class="cw-link" data-action="remove-code" data-code="{{ code.code }}" aria-label="Remove {{ code.code }}">Remove</button>
    </p>
  {% endfor %}
{% endif %}
`,
  login: `<a class="cw-link" href="{{ shop.root }}account">{{ settings.language.login }}</a>
`,
  notes: `{% if cart.item_count > 0 %}
  <label style="display: block">
    <span>{{ settings.language.label }}</span>
    <textarea data-action="note" rows="3" style="width: 100%; font: inherit" placeholder="{{ settings.language.placeholder }}" {% if settings.limitCharacters %}maxlength="{{ settings.maxLength }}"{% endif %}>{{ cart.note }}</textarea>
  </label>
{% endif %}
`,
  smart_cart_app: `{% comment %} An app draws itself; a template stands in its place. {% endcomment %}
<p>{{ cart.item_count | pluralize: 'One item', 'Several items' }} in your cart.</p>
`,
};
